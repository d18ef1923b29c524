import type { Organization, WebSite, WithActionConstraints, SearchAction } from 'schema-dts';
import { contact } from '../../content/contact';
import { site } from '../../content/site';
import { paths } from '../../lib/paths/paths';

const LOGO = '/icon-512.png';
const TERM = 'search_term_string';

/** Returns the `@id` by which other nodes refer to the association. */
export function organizationId(origin: string): string {
  return `${origin}/#dernek`;
}

/** Returns the association's node. */
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

/** Returns the site's node, with its search address. */
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
