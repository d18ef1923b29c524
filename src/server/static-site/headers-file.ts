import type { SiteFile } from '../../feeds/site-file';
import type { SiteConfig } from '../../lib/database/site-config';
import { HASHED_FOLDER } from '../../lib/paths/hashed-folder';
import { paths } from '../../lib/paths/paths';
import {
  COMMON_HEADERS,
  contentSecurityPolicy,
  pageHeaders,
  transportSecurity,
} from '../http/security-headers';
import { IMMUTABLE } from '../http/static-files';
import { hashInlineStyles } from '../render/inline-styles';
import { INDEX, UNKNOWN_PAGE } from './documents';
import type { ExportedFolder } from './exported-folder';

interface HeadersInput {
  origin: string;
  /** Whether browsers may be told that every subdomain has HTTPS too. */
  hasSecureSubdomains?: boolean | undefined;
  config: Pick<SiteConfig, 'apiUrl' | 'signIn'>;
  siteFiles: readonly Pick<SiteFile, 'path' | 'type'>[];
  stylesOf: SectionStyles;
}

/** Uploaded files may be shown but never run. */
const MEDIA_POLICY = "default-src 'none'; sandbox";

/** Writes the `_headers` file. No header stands under two patterns that match one address: some hosts would join its values. */
export function writeHeaders({
  origin,
  hasSecureSubdomains,
  config,
  siteFiles,
  stylesOf,
}: HeadersInput): string {
  const isSecure = new URL(origin).protocol === 'https:';
  const everywhere = {
    ...COMMON_HEADERS,
    ...(isSecure && { 'strict-transport-security': transportSecurity(hasSecureSubdomains) }),
  };
  const blocks: [pattern: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', everywhere],
    ...pagePatterns().map((pattern): (typeof blocks)[number] => {
      const page = pattern.replace('/*', '');
      const policy = contentSecurityPolicy(page, config, stylesOf(page.slice(1)));
      return [pattern, { 'content-security-policy': policy, ...pageHeaders(page) }];
    }),
    [`${HASHED_FOLDER}*`, { 'cache-control': IMMUTABLE }],
    ['/storage/*', { 'content-security-policy': MEDIA_POLICY }],
    ...siteFiles.map(({ path, type }): (typeof blocks)[number] => [
      path,
      { 'content-type': `${type}; charset=utf-8` },
    ]),
  ];
  return blocks.map(writeBlock).join('\n');
}

/** Returns a pattern for the first part of every address. */
function pagePatterns(): string[] {
  const sections = new Set(Object.values(paths).map((path) => path.split('/')[1] ?? ''));
  return [...sections].flatMap((section) => (section === '' ? ['/'] : [`/${section}`, `/${section}/*`]));
}

function writeBlock([pattern, headers]: [string, Readonly<Record<string, string>>]): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/** Returns the hashes of all inline styles below the first part of an address, '' for the home page. */
type SectionStyles = (section: string) => readonly string[];

/** Reads the inline styles of a folder's documents. Hosts can send the page for unknown addresses in every section. */
export async function readSectionStyles(folder: ExportedFolder): Promise<SectionStyles> {
  const found: { section: string; styles: readonly string[] }[] = [];
  for (const name of folder.names().filter((file) => file.endsWith(INDEX) || file === UNKNOWN_PAGE)) {
    found.push({ section: sectionOf(name), styles: hashInlineStyles(await folder.read(name)) });
  }
  return (section) => {
    const inSection = found.filter((one) => one.section === section || one.section === UNKNOWN_PAGE);
    return [...new Set(inSection.flatMap(({ styles }) => styles))].sort();
  };
}

function sectionOf(name: string): string {
  return name === INDEX ? '' : (name.split('/')[0] ?? '');
}
