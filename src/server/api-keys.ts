/** Whom a key of a project stands for: visitors, or the service role, which row-level security does not bind. */
export type KeyKind = 'publishable' | 'secret' | 'unknown';

/** Tells the kind of a key from its text: `sb_publishable_…`, `sb_secret_…`, or the role in a token of an older project. */
export function keyKind(key: string): KeyKind {
  const [, named] = /^sb_(publishable|secret)_/.exec(key) ?? [];
  const role = named ?? roleOf(key);
  if (role === 'publishable' || role === 'anon') return 'publishable';
  return role === 'secret' || role === 'service_role' ? 'secret' : 'unknown';
}

function roleOf(token: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : undefined;
  } catch {
    return undefined;
  }
}
