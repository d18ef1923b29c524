import type { AssetManifest } from '../shared/render-contract';
import { tag } from './html-tag';

/** The document's own entry; what it loads is linked by the template. */
const ENTRY = 'index.html';

/**
 * Takes the build's manifest and a page's source file, gives the links to the styles and scripts of its chunks. The
 * scripts leave the line to what is seen first, as the template's do.
 */
export function assetTags(manifest: AssetManifest, module: string | undefined): string {
  if (module === undefined) return '';
  const loaded = new Set(collect(manifest, ENTRY));
  const needed = collect(manifest, module).filter((name) => !loaded.has(name));
  const styles = new Set(needed.flatMap((name) => manifest[name]?.css ?? []));
  const hrefOf = (name: string) => `/${manifest[name]?.file ?? ''}`;
  return [
    ...[...styles].map((file) => tag('link', { rel: 'stylesheet', href: `/${file}` })),
    ...needed.map((name) => tag('link', { rel: 'modulepreload', fetchpriority: 'low', href: hrefOf(name) })),
  ].join('\n');
}

/** A chunk after everything that it imports, each once: a page's styles have the last word, as when it is navigated to. */
function collect(manifest: AssetManifest, name: string, visited = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || visited.has(name)) return [];
  visited.add(name);
  return [...(chunk.imports ?? []).flatMap((imported) => collect(manifest, imported, visited)), name];
}
