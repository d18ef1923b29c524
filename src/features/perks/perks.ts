import type { PerkRow } from '../../lib/database/public-rows';
import { phonesOf } from '../../lib/paths/phones';
import { slugify } from '../../lib/text/slug';
import { compareTurkish } from '../../lib/text/turkish';

type Perk = PerkRow;

/** The category of perks without one, and its slug. */
const OTHER = 'Diğer';
const OTHER_SLUG = 'diger';
const CATEGORY_SLUG_MAX = 60;

/** Returns a perk's category; 'Diğer' if it has none or a spelling of 'Diğer'. */
export function perkCategory({ category }: Pick<Perk, 'category'>): string {
  const name = category.trim();
  return categorySlug(name) === OTHER_SLUG ? OTHER : name;
}

/** Returns the categories in Turkish order, 'Diğer' last. Names with the same slug count once. */
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

/** Returns a category's slug in addresses. */
export function categorySlug(category: string): string {
  return slugify(category, { max: CATEGORY_SLUG_MAX, fallback: OTHER_SLUG });
}

/** Returns the target of 'iletişime geç': the e-mail address, else the first telephone, else null. */
export function perkContact({
  contact_email,
  contact_phone,
  contact_phone_numbers,
}: Pick<Perk, 'contact_email' | 'contact_phone' | 'contact_phone_numbers'>): string | null {
  const email = contact_email?.trim();
  if (email) return `mailto:${email}`;
  const [phone] = phonesOf(contact_phone, contact_phone_numbers);
  return phone && /\d/.test(phone.href) ? phone.href : null;
}
