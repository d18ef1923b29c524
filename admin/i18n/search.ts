import { countRows } from './count-words';

/** The texts of the header's search. */
export const searchTexts = {
  label: 'Yönetim panelinde ara',
  placeholder: 'Ara ya da bir yere git…',
  results: 'Arama sonuçları',
  searching: 'Aranıyor…',
  none: 'Sonuç bulunamadı.',
  found: (count: number) => `${count} sonuç`,
  failed: (message: string) => `Arama yapılamadı: ${message}`,
  destinations: 'Git',
  recent: 'Son açılanlar',
  inList: (total: number, one: string) => `Listede göster: ${countRows(total, one)}`,
  close: 'Aramayı kapat',
} as const;
