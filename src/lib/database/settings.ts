import type { Tables } from './database';
import type { PublicDatabase } from './public-database';
import { readRows } from './read-rows';

const COLUMNS =
  'association_name, short_name, founding_year, address, telephone, telephone_numbers, email, latitude, longitude, bank, branch, account_holder, iban, payment_url, balance_url, provider_percent, platform_url, application_url, instagram_url, youtube_url, facebook_url, banner_text, banner_link, banner_until, is_sample, updated_at';

/** What the association says of itself, as visitors read it. */
export type Settings = Omit<Tables<'settings'>, 'id' | 'created_at'>;

/** The row as its migration writes it. Shown only where no row can be read. */
export const DEFAULT_SETTINGS: Settings = {
  association_name: 'NDS Mezunlar Derneği',
  short_name: null,
  founding_year: 1987,
  address: null,
  telephone: null,
  telephone_numbers: null,
  email: null,
  latitude: null,
  longitude: null,
  bank: null,
  branch: null,
  account_holder: null,
  iban: null,
  payment_url: null,
  balance_url: null,
  provider_percent: 5,
  platform_url: null,
  application_url: null,
  instagram_url: null,
  youtube_url: null,
  facebook_url: null,
  banner_text: null,
  banner_link: null,
  banner_until: null,
  is_sample: false,
  updated_at: '',
};

/** Reads the settings as they are at a moment: an announcement bar that has ended is left out. */
export async function readSettings(
  database: PublicDatabase,
  now = new Date(),
  signal?: AbortSignal,
): Promise<Settings> {
  const rows = database.from('settings').select(COLUMNS).limit(1);
  const [settings = DEFAULT_SETTINGS] = await readRows(signal ? rows.abortSignal(signal) : rows);
  const { banner_until: until } = settings;
  const hasEnded = until !== null && Date.parse(until) <= now.getTime();
  return hasEnded ? { ...settings, banner_text: null } : settings;
}
