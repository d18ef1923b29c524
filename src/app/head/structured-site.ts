import type { Organization, PostalAddress, WebSite, WithActionConstraints, SearchAction } from 'schema-dts';
import { siteDescription, socialAccounts } from '../../content/site';
import type { Settings } from '../../lib/database/settings';
import { linesOf } from '../../lib/text/lines';
import { phonesOf } from '../../lib/paths/phones';
import { paths } from '../../lib/paths/paths';

const LOGO = '/icon-512.png';
const TERM = 'search_term_string';

/** Returns the `@id` by which other nodes refer to the association. */
export function organizationId(origin: string): string {
  return `${origin}/#dernek`;
}

/** Returns the association's node, without what the settings leave empty. */
export function organization(origin: string, settings: Settings) {
  const { short_name: shortName, email, address } = settings;
  const [phone] = phonesOf(settings.telephone, settings.telephone_numbers);
  const accounts = socialAccounts(settings).map(({ url }) => url);
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: settings.association_name,
    ...(shortName !== null && { alternateName: shortName }),
    url: new URL(paths.home, origin).href,
    logo: new URL(LOGO, origin).href,
    description: siteDescription(settings),
    foundingDate: String(settings.founding_year),
    ...(email !== null && { email }),
    ...(phone && { telephone: phone.href.slice('tel:'.length) }),
    ...(address !== null && {
      address: postalAddress(address),
    }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  } satisfies Organization;
}

/**
 * Splits an address as it is written in Türkiye, with the town and its five-digit postal code in the last line: '34000
 * İstanbul' or 'Beşiktaş / İstanbul 34353'. An address without such a code stays whole.
 */
export function postalAddress(address: string) {
  const lines = linesOf(address);
  const [, before = '', postalCode, after = ''] =
    /^(.*?)\s*\b(\d{5})\b\s*(.*)$/.exec(lines.at(-1) ?? '') ?? [];
  const town = `${before} ${after}`.trim();
  const isSplit = postalCode !== undefined && town !== '';
  const street = (isSplit ? lines.slice(0, -1) : lines).join(', ');
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(isSplit && { postalCode, addressLocality: town }),
    addressCountry: 'TR',
  } satisfies PostalAddress;
}

/** Returns the site's node, with its search address. */
export function webSite(origin: string, { association_name: name }: Settings) {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search}?q={${TERM}}` },
    'query-input': `required name=${TERM}`,
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name,
    url: new URL(paths.home, origin).href,
    inLanguage: 'tr',
    publisher: { '@id': organizationId(origin) },
    potentialAction: search,
  } satisfies WebSite;
}
