/** Words of the ways to pass a page on; here, because the messages that every page loads need not carry them. */
export const sharingTexts = {
  title: 'Bu sayfayı paylaşın',
  whatsApp: 'WhatsApp’ta paylaş',
  system: 'Başka yolla paylaş',
  copy: 'Bağlantıyı kopyala',
  rss: 'RSS ile izleyin',
} as const;

/** Takes a title and a whole address, gives the address at which WhatsApp asks to whom to send both. */
export function whatsAppAddress(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;
}
