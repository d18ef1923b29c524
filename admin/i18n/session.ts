/** The texts of a session: how long it lasts, how it ends, and what it lacks. */
export const sessionTexts = {
  remember: 'Bu cihazda açık kal',
  rememberHelp: 'İşaretlemezseniz tarayıcıyı kapattığınızda oturumunuz da kapanır.',
  ended: {
    unused: 'Oturumunuz 7 gün boyunca kullanılmadığı için sona erdi. Devam etmek için yeniden giriş yapın.',
    closed:
      'Oturumunuz kapatıldı. Devam etmek için yeniden giriş yapın; neden kapatıldığı biliniyorsa Hesabım sayfasındaki “Kapatılan oturumlar” listesinde yazar.',
    old: 'Oturumunuz 30 günü doldurduğu için sona erdi. Devam etmek için yeniden giriş yapın.',
  },
  secondStep: 'Bu işlem için iki adımlı doğrulama gerekiyor.',
  secondStepHelp:
    'Hesabınızda iki adımlı doğrulama açık. Yazdıklarınız duruyor; kodu yazınca kaldığınız yerden sürdürürsünüz.',
  signOut: {
    elsewhere:
      'Başka bir sekmede kaydedilmemiş değişiklikleriniz var. Çıkış yaparsanız tüm sekmelerde kaydetmedikleriniz silinir.',
    leave: 'Çıkış yap',
  },
} as const;
