/** What stands around `kvkk.md`, which is also the text of the file to download. */
export const dataProtectionTexts = {
  line: 'Kişisel verilerinizi nasıl işlediğimiz, nasıl koruduğumuz ve haklarınız',
  download: 'Aydınlatma metnini indir',
  fileName: 'NDS-KVKK-aydinlatma-metni.pdf',
} as const;
