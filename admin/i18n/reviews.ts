import { savingTexts } from './forms';
import { historyTexts } from './history';

/** The texts of drafts that wait for review: in the form, on the overview and in lists. */
export const reviewTexts = {
  /** Of a row. */
  waits: 'Onay bekliyor',
  returned: 'Düzeltilmek üzere geri gönderildi',
  /** 'Ayşe Demir, 3 dakika önce gönderdi.' `person` is null for an account that is no more. */
  sentBy: (person: string | null, when: string) =>
    person === null ? `${when} gönderildi.` : `${person}, ${when} gönderdi.`,
  /** Before what is quoted. */
  note: 'Not:',
  changed: 'Onaya gönderildikten sonra değiştirildi.',
  seeHistory: 'Neyin değiştiğini geçmişinde görün',
  /** For whoever sent it. */
  sendAgain: 'Yöneticiler de son hâlini görür; yeni bir not yazmak için yeniden onaya gönderin.',
  ask: 'Onaya gönder',
  check: {
    title: 'Onaya göndermeden önce',
    send: 'Yine de gönder',
  },
  askDialog: {
    help: 'Taslağınız kaydedildi. Yöneticiler onu okur, yayımlar ya da notuyla size geri gönderir.',
    label: 'Yöneticilere notunuz (isteğe bağlı)',
    send: 'Gönder',
  },
  /** After a draft was sent. */
  sent: (title: string) =>
    `“${title}” onaya gönderildi. Yayımlanana ya da geri gönderilene kadar Genel Bakış’ta en üstte durur; bu arada değiştirebilirsiniz.`,
  /** Beside the note in a dialog that stays open. */
  askFailed: (reason: string) => `Gönderilemedi, notunuz duruyor: ${reason}`,
  sendBack: 'Geri gönder',
  backDialog: {
    help: (person: string | null) =>
      `${person ?? 'Gönderen'}, notunuzu okuyup taslağı düzeltir ve yeniden onaya gönderir.`,
    label: 'Neler düzeltilmeli?',
    required: 'Neyin düzeltilmesi gerektiğini yazın.',
    /** The form holds what nobody has saved. */
    unsaved: 'Formdaki kaydedilmemiş değişiklikleriniz gönderilmez; yarım form olarak size kalır.',
  },
  sentBack: (title: string) => `“${title}” notunuzla geri gönderildi.`,
  refused: {
    changed: 'Taslak bu arada değişti. “Vazgeç” deyip formu yeniden açın ve son hâlini okuyun.',
    published: 'Bu arada yayımlanmış.',
    gone: savingTexts.gone,
    over: 'Artık onay beklemiyor: bu arada yayımlanmış, silinmiş ya da geri gönderilmiş.',
  },
  panel: {
    title: 'Onay bekleyenler',
    /** For whoever sent them. */
    ownTitle: 'Onaya gönderdikleriniz',
    /** 'Ayşe Demir, 3 dakika önce' */
    sentBy: (person: string | null, when: string) =>
      person === null ? when : historyTexts.byAndWhen(person, when),
  },
} as const;
