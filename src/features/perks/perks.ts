import type { PerkRow } from '../../lib/database/public-rows';
import { phoneHref } from '../../lib/paths/links';
import { slugify } from '../../lib/text/slug';
import { compareTurkish } from '../../lib/text/turkish';

type Perk = PerkRow;

/** Where a perk without a category stands, and its spelling in an address. */
const OTHER = 'Diğer';
const OTHER_SLUG = 'diger';
const CATEGORY_SLUG_MAX = 60;

/** Takes a perk, gives its category; 'Diğer' when it has none, or another spelling of that. */
export function perkCategory({ category }: Pick<Perk, 'category'>): string {
  const name = category.trim();
  return categorySlug(name) === OTHER_SLUG ? OTHER : name;
}

/** Takes perks, gives their categories in the Turkish order, 'Diğer' last; spellings of one address count once. */
export function perkCategories(perks: readonly Pick<Perk, 'category'>[]): string[] {
  const isOther = (category: string) => Number(category === OTHER);
  const bySlug = new Map(
    perks
      .map(perkCategory)
      .reverse()
      .map((category) => [categorySlug(category), category]),
  );
  return [...bySlug.values()].sort(
    (one, other) => isOther(one) - isOther(other) || compareTurkish(one, other),
  );
}

/** Takes a category, gives its spelling in an address. */
export function categorySlug(category: string): string {
  return slugify(category, { max: CATEGORY_SLUG_MAX, fallback: OTHER_SLUG });
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
