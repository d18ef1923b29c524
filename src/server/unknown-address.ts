import { paths } from '../shared/paths';

/** For this long one rendering serves all who ask for addresses that there are not. */
const SHARED_MS = 1_000;
/** Hosts, schemes and encodings; more of them are not visitors. */
const MAX_SHARED = 50;

const KNOWN = new RegExp(
  `^(?:${Object.values(paths)
    .map((path) => path.replace(/:\w+/g, '[^/]+'))
    .join('|')}|(?:${paths.admin}|${paths.login})/.*)$`,
);

/** Says whether the route table ends with this path: every such address shows the same page, whatever it is. */
export function isUnknownAddress(pathname: string): boolean {
  return !KNOWN.test(pathname);
}

interface Shared {
  until: number;
  response: Promise<{ body: ArrayBuffer; status: number; headers: Headers }>;
}

/** Makes what gives the same answer to all who ask under the same key within a moment. */
export function shareBriefly(): (key: string, make: () => Promise<Response>) => Promise<Response> {
  const held = new Map<string, Shared>();
  return async (key, make) => {
    const known = held.get(key);
    const shared =
      known && known.until > Date.now() ? known : { until: Date.now() + SHARED_MS, response: whole(make()) };
    if (held.size >= MAX_SHARED) held.clear();
    held.set(key, shared);
    const { body, status, headers } = await shared.response;
    return new Response(body.byteLength > 0 ? body : null, { status, headers });
  };
}

async function whole(response: Promise<Response>): Promise<Awaited<Shared['response']>> {
  const answer = await response;
  return { status: answer.status, headers: answer.headers, body: await answer.arrayBuffer() };
}
