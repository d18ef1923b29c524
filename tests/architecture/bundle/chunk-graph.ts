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
