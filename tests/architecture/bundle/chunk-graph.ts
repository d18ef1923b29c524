/** The part of a chunk in Vite's manifest that the graph needs. */
export interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** Returns the names of all chunks that load when `entries` load; with `followDynamic` also those they may load later. */
export function reachableChunks(
  manifest: Manifest,
  entries: readonly string[],
  followDynamic: (name: string) => boolean = () => false,
): string[] {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest has no chunk ${name}`);
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(followDynamic));
  }
  return [...reached].sort();
}

/** Bytes by the name of a chunk. */
export type Sizes = Readonly<Record<string, number>>;

/** Returns a chunk's name in the manifest without the part that changes with its content. */
export const stableName = (name: string) => name.replace(/^_/, '').replace(/-[\w-]{8}\.js$/, '');

/** Says which chunks grew since the base, the largest growth first, such as "app +120 (of 4000)". */
export function growth(now: Sizes, base: Sizes): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, known: base[name], more: bytes - (base[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((left, right) => right.more - left.more)
    .map(({ name, known, more }) => `${name} +${more} (${known === undefined ? 'new' : `of ${known}`})`);
}
