/** The texts of the history: undoing, restoring, and who changed what. */
export const historyTexts = {
  undo: 'Geri al',
  undone: 'Geri alındı.',
  inTrash: 'Silinenler 30 gün çöp kutusunda durur; oradan geri getirebilirsiniz.',
  restored: (title: string) => `“${title}” geri getirildi.`,
  /** The address was taken meanwhile. */
  otherAddress: (slug: string) => `Eski adresi başka bir sayfada olduğu için yeni adresi: ${slug}`,
  failed: (reason: string) => `Geri alınamadı, hiçbir şey değişmedi: ${reason}`,
  /** Reasons, after “Geri alınamadı, hiçbir şey değişmedi:”. */
  refused: {
    unknown: 'Bu değişiklik artık geçmişte yok; içeriklerin geçmişi 30 gün saklanır.',
    taken: 'Yerine başkası gelmiş. Önce onu silin ya da değiştirin, sonra yeniden deneyin.',
    gone: 'Bu arada silinmiş. Çöp kutusundan geri getirebilirsiniz.',
    changed: 'Bu arada yeniden değiştirilmiş. Geçmişinden istediğiniz hâline dönebilirsiniz.',
    erased: 'Bu değişikliğin içeriği, kişisel veri olduğu için silinmiş.',
  },
  /** Of a row, before who changed it and when. */
  lastChange: 'Son değişiklik',
  /** Changes by the command line and by accounts that are no more. */
  nobody: 'Sistem',
  /** 'Ayşe Demir, 3 dakika önce' */
  byAndWhen: (person: string, when: string) => `${person}, ${when}`,
} as const;
