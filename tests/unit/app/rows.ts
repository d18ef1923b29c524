type Fields = Readonly<Record<string, unknown>>;

const MADE = { created_at: '2026-05-11 09:00:00+00', updated_at: '2026-05-11 09:00:00+00' };

/** Rows as reads return them, with whatever a test says. */
export const announcement = (fields: Fields = {}) => ({
  ...{ id: 7, title: 'Çınaraltı buluşması', lead: 'Gölgede bir öğle sonrası.', excerpt: null },
  ...{ body: '<p>Saat üçte.</p>', cover_url: null, hero_bg_url: null },
  ...{ published_at: '2026-05-12 09:00:00+00', featured_home: false, featured_until: null },
  ...MADE,
  ...fields,
});

export const newsItem = (fields: Fields = {}) => ({
  ...{ id: 7, title: 'İlk romanı çıktı', slug: 'ilk-romani-cikti', image_url: null, cover_url: null },
  ...{ description: '<p>Kitap <b>raflarda</b>.</p>', link: 'https://gazete.example/roman' },
  ...MADE,
  ...fields,
});

export const boardMember = (id: number, fields: Fields = {}) => ({
  ...{ id, full_name: `Üye ${id}`, role: null, body: 'board', seat: 'regular', photo_url: null },
  ...{ term_from: '2025-02-15', ...fields },
});

export const awardedBook = (year: number, fields: Fields = {}) => ({
  ...{ year, title: `Kitap ${year}`, author: `Yazar ${year}`, language: 'tr', caption: null },
  ...{ cover_url: `/kitap-${year}.webp`, cover_alt: null, ...fields },
});

export const perk = (fields: Fields = {}) => ({
  ...{ id: 1, business_name: 'Kestane Kitabevi', category: 'Kültür ve Sanat', discount_code: 'MEZUN20' },
  ...{ discount: 'Bütün kitaplarda yüzde 20 indirim', alumnus_name: 'Lale Kestaneci (1988)', idx: 10 },
  ...{ contact_phone: '+90 212 000 00 11', contact_email: 'merhaba@kestane.example' },
  ...{ logo_url: '/storage/v1/object/public/media/perks/logo.webp', ...MADE, ...fields },
});
