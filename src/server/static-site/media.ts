import { wholeQuery } from '../../lib/media/image-renditions';
import { INDEX } from './documents';
import { forEachAtMost } from './for-each-at-most';
import type { ExportedFolder } from './exported-folder';

/** Addresses of uploaded files on the site's own origin, in markup and state. */
const OWN_MEDIA = /(?<=["'\s,])\/storage\/v1\/(?:object|render\/image)\/public\/[^"'\s?#,\\<>&]+/g;
/** A file host ignores the query, so that each picture has one width. This one is sharp on phones and most screens. */
const EXPORTED_WIDTH_PX = 1280;
const AT_ONCE = 6;

interface MediaSource {
  /** Reads a file by its address on the site. */
  getFile: (path: string, headers: Record<string, string>) => Response | Promise<Response>;
  /** Larger files stay where they are. */
  maxBytes: number;
}

/** Copies the uploaded files that the documents name. Unchanged files are not downloaded again. */
export async function exportMedia(folder: ExportedFolder, { getFile, maxBytes }: MediaSource): Promise<void> {
  const paths = new Set<string>();
  for (const name of folder.names().filter((file) => file.endsWith(INDEX))) {
    for (const [path] of (await folder.read(name)).matchAll(OWN_MEDIA)) paths.add(path);
  }
  await forEachAtMost(AT_ONCE, paths, async (path) => {
    const name = path.slice(1);
    const known = await folder.inputsOf(name);
    const question = path.includes('/render/') ? `${path}?${wholeQuery(EXPORTED_WIDTH_PX)}` : path;
    const response = await getFile(question, known === undefined ? {} : { 'if-none-match': known });
    const content = new Uint8Array(await response.arrayBuffer());
    if (response.status === 304 && known !== undefined) folder.keep(name, known);
    // A missing picture is missing on the server's pages, too: they show the placeholder.
    else if (response.ok && content.byteLength <= maxBytes)
      await folder.write(name, content, response.headers.get('etag') ?? '');
  });
}
