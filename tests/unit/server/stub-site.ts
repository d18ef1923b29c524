import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { RenderResult } from '../../../src/lib/render-contract';
import { precompress } from '../../../src/server/build/precompress';
import { createSiteApp, type SiteAppOptions, type SiteBackend } from '../../../src/server/site-app';
import { loadStaticFiles, type StaticFiles } from '../../../src/server/http/static-files';
import type { Renderer } from '../../../src/server/render/render-page';

export const PAGE: RenderResult = {
  ...{ status: 200, head: '<title>$&</title>', assets: '<link>', state: '{"a":1}' },
  html: '<p>Duyuru</p>'.repeat(200),
};
export const TEMPLATE = '<head><!--app-head--></head><div><!--app-html--></div><!--app-state-->';
/** A hashed file of the build. */
export const SCRIPT = { path: '/assets/app-abc123.js', text: `export const a = '${'duyuru '.repeat(400)}';` };

/** A backend without rows. */
export const BACKEND: SiteBackend = {
  config: { apiUrl: '', publishableKey: 'key' },
  api: () => new Response(null, { status: 404 }),
  findUnhealthyParts: () => Promise.resolve([]),
};

interface StubParts extends Omit<Partial<SiteAppOptions>, 'backend' | 'renderer'> {
  backend?: Partial<SiteBackend>;
  render?: Renderer['render'];
}

/** A site without a build, every page of which is `PAGE` unless `render` says otherwise. `errors` is its log. */
export function createStubSite({ backend, render, ...options }: StubParts = {}) {
  const errors: unknown[] = [];
  const site = createSiteApp({
    backend: { ...BACKEND, ...backend },
    renderer: {
      template: () => Promise.resolve(TEMPLATE),
      render: render ?? (() => Promise.resolve(PAGE)),
    },
    onError: (error) => errors.push(error),
    ...options,
  });
  const get = async (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    site(new Request(`http://dernek.example${target}`, { headers, method }), '198.51.100.7');
  return { site, get, errors };
}

/** The browser files of a small build, which exist while the tests of a file run. */
export function useStaticFiles(): StaticFiles {
  let clientDir: string;
  let files: StaticFiles;
  beforeAll(async () => {
    clientDir = await mkdtemp(path.join(tmpdir(), 'client-'));
    for (const folder of ['assets', '.vite']) await mkdir(path.join(clientDir, folder));
    await writeFile(path.join(clientDir, SCRIPT.path), SCRIPT.text);
    await writeFile(path.join(clientDir, '.vite/manifest.json'), '{}');
    await writeFile(path.join(clientDir, 'humans.txt'), 'Dernek');
    await precompress(clientDir);
    files = await loadStaticFiles(clientDir);
  });
  afterAll(() => rm(clientDir, { recursive: true, force: true }));
  return (...parameters) => files(...parameters);
}
