/** The texts around `kvkk.md`, which is also the source of the download. */
export const dataProtectionTexts = {
  line: 'Kişisel verilerinizi nasıl işlediğimizi ve haklarınızı anlatıyoruz.',
  download: 'Aydınlatma metnini indir',
  fileName: 'NDS-KVKK-aydinlatma-metni.pdf',
} as const;
