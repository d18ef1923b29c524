import type { PerkRow } from '../../lib/database/public-rows';
import { pageParams, readParam } from '../../lib/paths/page-params';
import { paths } from '../../lib/paths/paths';
import { phonesOf } from '../../lib/paths/phones';
import { slugify } from '../../lib/text/slug';
import { compareTurkish, foldTurkish } from '../../lib/text/turkish';
import type { AddressForm } from '../../ui/hooks/use-address-view';

type Perk = PerkRow;

/** The category of perks without one, and its slug. */
const OTHER = 'Diğer';
const OTHER_SLUG = 'diger';
const SLUG_MAX = 60;

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
  return slugify(category, { max: SLUG_MAX, fallback: OTHER_SLUG });
}

/** Returns the cities of perks in Turkish order. Names with the same slug count once. */
export function perkCities(perks: readonly Pick<Perk, 'city'>[]): string[] {
  const names = perks.flatMap(({ city }) => (city !== null && citySlug(city) ? city.trim() : [])).reverse();
  return [...new Map(names.map((name) => [citySlug(name), name])).values()].sort(compareTurkish);
}

/** Returns a city's slug in addresses; '' for none. */
export function citySlug(city: string | null): string {
  return slugify(city ?? '', { max: SLUG_MAX, fallback: '' });
}

export const PARAMS = pageParams[paths.perks];

/** What a visitor chose and typed, all of it in the address. Category and city are slugs; null is all of them. */
export interface PerkView {
  readonly category: string | null;
  readonly city: string | null;
  readonly text: string;
}

/** Returns the query of a view, with only what narrows the list: '?kategori=spor', or ''. */
export function perkSearch({ category, city, text }: PerkView): string {
  const params = new URLSearchParams();
  if (category !== null) params.set(PARAMS.category, category);
  if (city !== null) params.set(PARAMS.city, city);
  if (text.trim() !== '') params.set(PARAMS.text, text.trim());
  const search = params.toString();
  return search && `?${search}`;
}

export const perkAddress: AddressForm<PerkView> = {
  read: (params) => ({
    category: readParam(PARAMS.category, params),
    city: readParam(PARAMS.city, params),
    text: params.get(PARAMS.text) ?? '',
  }),
  write: perkSearch,
};

const SEARCHED = [
  'business_name',
  'category',
  'discount',
  'alumnus_name',
  'city',
  'district',
  'address',
] as const;

/** Returns the perks of a category and a city that have the text in any of their words. */
export function filterPerks<Row extends Pick<Perk, (typeof SEARCHED)[number]>>(
  perks: readonly Row[],
  { category, city, text }: PerkView,
): Row[] {
  const wanted = foldTurkish(text.trim().replace(/\s+/g, ' '));
  return perks.filter(
    (perk) =>
      (category === null || categorySlug(perkCategory(perk)) === category) &&
      (city === null || citySlug(perk.city) === city) &&
      foldTurkish(SEARCHED.map((column) => perk[column] ?? '').join(' ')).includes(wanted),
  );
}

/** Whether a view names a category and a city that some perk has. */
export function isKnownView(perks: readonly Pick<Perk, 'category' | 'city'>[], view: PerkView): boolean {
  return (
    (view.category === null || perks.some((perk) => categorySlug(perkCategory(perk)) === view.category)) &&
    (view.city === null || perks.some(({ city }) => citySlug(city) === view.city))
  );
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
