import type { Organization, WebSite, WithActionConstraints, SearchAction } from 'schema-dts';
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
      address: {
        '@type': 'PostalAddress',
        streetAddress: linesOf(address).join(', '),
        addressCountry: 'TR',
      },
    }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  } satisfies Organization;
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
