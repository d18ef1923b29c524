import type { AssetManifest } from '../shared/render-contract';
import { tag } from './html-tag';

/** The document's own entry; what it loads is linked by the template. */
const ENTRY = 'index.html';

/** Takes the build's manifest and a page's source file, gives the links to the styles and scripts of its chunks. */
export function assetTags(manifest: AssetManifest, module: string | undefined): string {
  if (module === undefined) return '';
  const loaded = collect(manifest, ENTRY);
  const needed = [...collect(manifest, module)].filter((name) => !loaded.has(name));
  const styles = new Set(needed.flatMap((name) => manifest[name]?.css ?? []));
  return [
    ...[...styles].map((file) => tag('link', { rel: 'stylesheet', href: `/${file}` })),
    ...needed.map((name) => tag('link', { rel: 'modulepreload', href: `/${manifest[name]?.file ?? ''}` })),
  ].join('\n');
}

/** A chunk with everything it imports, each once. */
function collect(manifest: AssetManifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
  return found;
}
