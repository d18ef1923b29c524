import type { SampleFile } from './pictures';
import type { Site } from './site';

const BUCKET = 'media';

export async function storedNames(site: Site, folder: string): Promise<string[]> {
  const body = JSON.stringify({ prefix: folder, limit: 1000, offset: 0 });
  const answer = await asService(site, `/storage/v1/object/list/${BUCKET}`, { method: 'POST', body });
  // The embedded storage lists names with their folder, the hosted one without.
  return ((await answer.json()) as { name: string }[]).map(({ name }) =>
    name.slice(name.lastIndexOf('/') + 1),
  );
}

/** Returns the bytes that visitors get from an address in a row. */
export async function storedBytes(site: Site, address: string): Promise<Buffer> {
  const answer = await fetch(new URL(address, site.url));
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  return Buffer.from(await answer.arrayBuffer());
}

export async function storedRow(site: Site, table: string, title: string): Promise<Record<string, unknown>> {
  const answer = await asService(site, `/rest/v1/${table}?title=eq.${encodeURIComponent(title)}`);
  const [row] = (await answer.json()) as Record<string, unknown>[];
  if (!row) throw new Error(`No row of ${table} is called ${title}`);
  return row;
}

/** Stores a picture under its name, as a form does. Returns its address. */
export async function storePicture(site: Site, folder: string, picture: SampleFile): Promise<string> {
  const name = `${folder}/${Date.now()}-${crypto.randomUUID().slice(0, 8)}.png`;
  const headers = { 'content-type': picture.mimeType };
  await asService(site, `/storage/v1/object/${BUCKET}/${name}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(picture.buffer),
  });
  await asService(site, '/rest/v1/files', {
    method: 'POST',
    body: JSON.stringify({ name, title: picture.name }),
  });
  return `/storage/v1/object/public/${BUCKET}/${name}`;
}

/** Removes a file as the purge does. */
export async function removeFile(site: Site, address: string): Promise<void> {
  const [, name = ''] = address.split(`/public/${BUCKET}/`);
  await asService(site, `/storage/v1/object/${BUCKET}`, {
    method: 'DELETE',
    body: JSON.stringify({ prefixes: [name] }),
  });
}

async function asService(
  site: Site,
  path: string,
  init: { method?: string; body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { SERVICE_ROLE_KEY } = await site.readStatus();
  const headers = {
    apikey: SERVICE_ROLE_KEY,
    authorization: `Bearer ${SERVICE_ROLE_KEY}`,
    'content-type': 'application/json',
    ...init.headers,
  };
  const answer = await fetch(site.url + path, { ...init, headers });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer;
}
