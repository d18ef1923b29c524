import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, beforeEach } from 'vitest';

/** A folder with these files, made anew for each test, which a plugin builds and serves. Its entry is `entry.js`. */
export function useFixture(plugin: () => Plugin, files: Readonly<Record<string, string>>) {
  const fixture = { root: '' };
  const config = () => ({
    ...({ root: fixture.root, configFile: false, logLevel: 'silent', appType: 'custom' } as const),
    plugins: [plugin()],
  });
  const at = (...names: string[]) => path.join(fixture.root, ...names);
  const write = (name: string, content: string) => writeFile(at(name), content);
  beforeEach(async () => {
    fixture.root = await mkdtemp(path.join(tmpdir(), 'fixture-'));
    for (const [name, content] of Object.entries(files)) await write(name, content);
  });
  afterEach(() => rm(fixture.root, { recursive: true }));
  return {
    at,
    write,
    /** Builds the entry and returns what it exports. */
    buildFor: async (kind: 'client' | 'server'): Promise<unknown> => {
      const output = { entryFileNames: 'entry.mjs' };
      const rolldownOptions = { input: at('entry.js'), preserveEntrySignatures: 'strict' as const, output };
      await build({ ...config(), build: { outDir: at(kind), ssr: kind === 'server', rolldownOptions } });
      const built: unknown = await import(pathToFileURL(at(kind, 'entry.mjs')).href);
      return built;
    },
    assets: () => readdir(at('client/assets')),
    readAsset: (name: string) => readFile(at('client/assets', name)),
    exists: (name: string) =>
      stat(at(name)).then(
        () => true,
        () => false,
      ),
    /** Does work with a development server of the folder. */
    serve: async (work: (server: ViteDevServer) => Promise<void>) => {
      const server = await createServer({
        ...config(),
        server: { middlewareMode: true, ws: false, watch: null },
      });
      await work(server).finally(() => server.close());
    },
  };
}
