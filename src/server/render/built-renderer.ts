import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorError } from '../../lib/operator-error';
import type { AssetManifest } from '../../lib/render-contract';
import type { Renderer, ServerEntry } from './render-page';

const TEMPLATE = 'client/index.html';
const MANIFEST = 'client/.vite/manifest.json';
const ENTRY = 'server/entry-server.js';

/** Throws an OperatorError when a part of the build is missing. */
export function refuseIncompleteBuild(distDir: string): void {
  const missing = [TEMPLATE, MANIFEST, ENTRY].find((file) => !existsSync(path.join(distDir, file)));
  if (missing === undefined) return;
  throw new OperatorError(
    `Derleme eksik, ${path.join(distDir, missing)} yok. Yeniden derleyin: npm run build`,
  );
}

/** Renders from a finished build in `distDir`. */
export async function createBuiltRenderer(distDir: string): Promise<Renderer> {
  const [template, manifestText, entry] = await Promise.all([
    readFile(path.join(distDir, TEMPLATE), 'utf8'),
    readFile(path.join(distDir, MANIFEST), 'utf8'),
    import(pathToFileURL(path.join(distDir, ENTRY)).href) as Promise<ServerEntry>,
  ]);
  // Vite wrote this file; the type names a part of its shape.
  const chunks = JSON.parse(manifestText) as AssetManifest['chunks'];
  const manifest = { chunks, styles: await readStyles(path.join(distDir, 'client'), chunks) };
  return {
    template: () => Promise.resolve(template),
    render: (input) => entry.render({ ...input, manifest }),
  };
}

async function readStyles(
  clientDir: string,
  chunks: AssetManifest['chunks'],
): Promise<AssetManifest['styles']> {
  const files = [...new Set(Object.values(chunks).flatMap(({ css = [] }) => css))];
  const read = async (file: string) => [
    `/${file}`,
    (await readFile(path.join(clientDir, file), 'utf8')).trim(),
  ];
  return Object.fromEntries(await Promise.all(files.map(read))) as AssetManifest['styles'];
}
