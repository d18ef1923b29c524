import type { Tables } from './database.types';
import { phoneHref } from './links';
import { slugify } from './slug';
import { compareTurkish } from './turkish';

type Perk = Tables<'member_perks'>;

/** Where a perk without a category stands. */
const OTHER = 'Diğer';
const CATEGORY_SLUG_MAX = 60;

/** Takes a perk, gives its category; 'Diğer' when it has none, or the table's own spelling of that. */
export function perkCategory({ category }: Pick<Perk, 'category'>): string {
  const name = category.trim();
  return name === '' || name === 'Diger' ? OTHER : name;
}

/** Takes perks, gives their categories once each in the Turkish order, 'Diğer' last. */
export function perkCategories(perks: readonly Pick<Perk, 'category'>[]): string[] {
  const isOther = (category: string) => Number(category === OTHER);
  return [...new Set(perks.map(perkCategory))].sort(
    (one, other) => isOther(one) - isOther(other) || compareTurkish(one, other),
  );
}

/** Takes a category, gives its spelling in an address. */
export function categorySlug(category: string): string {
  return slugify(category, { max: CATEGORY_SLUG_MAX, fallback: 'diger' });
}

/** Takes a perk, gives where 'iletişime geç' leads: its e-mail, else its telephone, else nowhere. */
export function perkContact({
  contact_email,
  contact_phone,
}: Pick<Perk, 'contact_email' | 'contact_phone'>): string | null {
  const email = contact_email?.trim();
  if (email) return `mailto:${email}`;
  const phone = phoneHref(contact_phone ?? '');
  return /\d/.test(phone) ? phone : null;
}
