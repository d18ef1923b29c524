import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryPaths, ROOT, sourceFiles } from './source-files';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const TEXT_FILE = /\.(?:[cm]?[jt]sx?|json|md|sql|toml|ya?ml|html|css|txt|sh)$|^\.ci\//;
/** A signed token, a private key, or a secret key of Supabase, each long enough to be real. */
const SECRET =
  /eyJ[\w-]{10,}\.eyJ[\w-]{20,}\.[\w-]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY-----|\bsb_secret_[\w-]{16,}/;
const SECRET_FILE = /(?:^|\/)(?:\.env(?:\..*)?|status\.json|.*\.(?:pem|key|p12))$|^supabase\/\.temp\//;

const SHIPPED = /^(?:src|admin|supabase\/local)\//;
const REMEMBERS = /\b(?:sessionStorage|localStorage|indexedDB)\b|\bwebStorage\(|document\.cookie|set-cookie/i;

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

describe('the repository', () => {
  test('pins packages without naming a registry host', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });

  test('holds no secret', () => {
    const paths = repositoryPaths();
    expect(paths.filter((file) => SECRET_FILE.test(file))).toEqual([]);
    expect(paths.filter((file) => TEXT_FILE.test(file) && SECRET.test(read(file)))).toEqual([]);
  });

  test('keeps its top level to what is agreed', () => {
    const topLevel = new Set(repositoryPaths().map((file) => file.split('/')[0] ?? ''));
    const agreed =
      /^(?:\..*|src|admin|supabase|tests|public|README\.md|index\.html|package(?:-lock)?\.json|tsconfig\.json|[a-z]+\.config\.[jt]s|knip\.json)$/;
    expect([...topLevel].filter((name) => !agreed.test(name))).toEqual([]);
  });

  test('tells the association in Turkish and the webmaster in English what the package’s version brings', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const [, newest = ''] = read('src/CHANGELOG.md').split(/^## /m);
    expect(newest).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm'));
    expect(newest.match(/^### .+/gm)).toEqual(['### Dernek için', '### For the webmaster']);
  });

  test('names the packages of every platform in its lockfile, as npm ci demands', () => {
    // npm writes the file in the documented shape.
    const { packages } = JSON.parse(read('package-lock.json')) as Lockfile;
    const missing = Object.entries(packages).flatMap(([asker, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(packages, asker, name)),
    );
    expect(missing).toEqual([]);
  });

  test('stores in browsers only what the privacy agreement names', () => {
    const files = sourceFiles('.ts', '.tsx').filter(({ path: file }) => SHIPPED.test(file));
    expect(files.filter(({ text }) => REMEMBERS.test(text)).map(({ path: file }) => file)).toEqual([
      'admin/data/session/browser-session.ts',
      'admin/drafts/draft-store.ts',
      'admin/lib/browser/own-choices.ts',
      'admin/lib/browser/web-storage.ts',
      'admin/people/sign-in/second-step.tsx',
      'admin/shell/shortcuts/shortcuts.tsx',
      'src/app/layout/footer/appearance.tsx',
      'src/lib/appearance.ts',
      'src/lib/stale-chunk.ts',
      'supabase/local/auth/limits/device-cookie.ts',
    ]);
  });
});

/** Looks for a package as Node does: beside the importing package, then in every folder above it. */
function isLocked(packages: Lockfile['packages'], asker: string, name: string): boolean {
  for (let place = asker; ; place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))) {
    if (`${place}${place ? '/' : ''}node_modules/${name}` in packages) return true;
    if (place === '') return false;
  }
}
