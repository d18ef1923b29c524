/** The texts of the QR code dialog. */
export const qrCodeTexts = {
  title: 'Karekod',
  hint: 'Afişlere ve davetiyelere koyun: telefonun kamerası bu sayfayı açar.',
  choice: 'Matbaa için SVG, yazı ve sunum programları için PNG indirin.',
  codeOf: (title: string) => `Karekod: ${title}`,
  fileName: (title: string) => `karekod ${title}`,
  savePng: 'PNG indir',
  saveSvg: 'SVG indir',
  failed: (message: string) => `Karekod indirilemedi: ${message}`,
} as const;
