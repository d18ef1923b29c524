/** A site behind a cold host may take seconds. */
const LIMIT_MS = 10_000;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is none. */
  body: unknown;
}

/** Sends a request and reads its answer whole. Returns null when nobody answers in time. Follows no redirect. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer | null> {
  try {
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  } catch {
    return null;
  }
}

/** The headers that carry a project's key, as supabase-js sends them. */
export function withKey(key: string): Record<string, string> {
  return { apikey: key, authorization: `Bearer ${key}` };
}

/** Reads a field of an answer's body; undefined where the body is no object. */
export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
