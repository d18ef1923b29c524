import type { Organization, WebSite, WithActionConstraints, SearchAction } from 'schema-dts';
import { contact } from '../../content/contact';
import { site } from '../../content/site';
import { paths } from '../../lib/paths/paths';

const LOGO = '/icon-512.png';
const TERM = 'search_term_string';

/** Takes the site's origin, gives the name under which other data mean the association. */
export function organizationId(origin: string): string {
  return `${origin}/#dernek`;
}

/** Takes the site's origin, gives who stands behind it. */
export function organization(origin: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.name,
    url: new URL(paths.home, origin).href,
    logo: new URL(LOGO, origin).href,
    description: site.description,
    foundingDate: site.foundingYear,
    email: contact.email,
    telephone: contact.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.addressLines.join(', '),
      addressCountry: 'TR',
    },
    sameAs: site.social.map(({ url }) => url),
  } satisfies Organization;
}

/** Takes the site's origin, gives the site as a whole, and how it is searched. */
export function webSite(origin: string) {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search}?q={${TERM}}` },
    'query-input': `required name=${TERM}`,
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: site.name,
    url: new URL(paths.home, origin).href,
    inLanguage: 'tr',
    publisher: { '@id': organizationId(origin) },
    potentialAction: search,
  } satisfies WebSite;
}
