export const awardTexts = {
  title: 'BAŞARI VE ONUR ÖDÜLLERİ',
  lead: 'Yaptıklarıyla okulumuzun adını yaşatan mezunlarımız.',
  story: [
    'Başarı ve Onur Ödülü ilk kez 1995’te verildi; 2002’de kurumsal bir kimlik kazandı. O yıldan beri her yıl düzenlenen törende, yönetim kurulunun seçtiği dört ya da beş mezunumuz ödülünü alıyor.',
    'Aşağıdaki listede bugüne dek ödül alan mezunlarımızı NDS yılına göre filtreleyebilir; ada, soyada ya da mesleğe göre arayabilirsiniz. NDS yılı, okuldan ayrılış yılıdır; NDS soyadı, okul yıllarındaki soyaddır.',
  ],
  filter: 'Ödül alan mezunları filtrele',
  table: 'Ödül alan mezunlar',
  year: 'NDS yılı',
  searchPlaceholder: 'Ad, soyad, meslek',
  sort: 'Sırala',
  inListOrder: 'Listedeki sıra',
  ascending: (column: string, isYear: boolean) => `${column} (${isYear ? 'eskiden yeniye' : 'A’dan Z’ye'})`,
  descending: (column: string, isYear: boolean) => `${column} (${isYear ? 'yeniden eskiye' : 'Z’den A’ya'})`,
  /** Takes the year in which somebody left the school. */
  ndsYear: (year: number) => `NDS ${year}`,
  count: (shown: number, total: number) =>
    shown === total ? `${total} mezun` : `${total} mezundan ${shown} kişi`,
  /** After the specification's 'Kayıt bulunamadı.' */
  empty: 'Ödül alan mezunlarımızın listesi hazırlanıyor.',
  noneMatch: 'Yılı ya da aradığınız sözcüğü değiştirip yeniden deneyin.',
  columns: {
    firstName: 'Ad',
    lastName: 'Soyad',
    ndsSurname: 'NDS soyadı',
    ndsYear: 'NDS yılı',
    title: 'Unvan',
    profession: 'Meslek',
    awardYear: 'Ödül yılı',
  },
} as const;
