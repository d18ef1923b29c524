import { isSignInProvider, type SignInProvider } from '../../../src/lib/identity/sign-in-options';
import { identityTexts } from '../../i18n/identity';
import { errorOfCode } from '../../data/auth-errors';

/** Our own parameters of the address that a provider leads back to. */
const REMEMBERED = 'acik-kal';
const LINKED = 'baglanan';
/** What the sign-in server adds to it, in the query, the fragment or both. */
const ADDED = ['code', 'error', 'error_code', 'error_description', 'sb'];

/** Returns the parameters with which a sign-in comes back to the login page. */
export function signInReturn(search: string, isRemembered: boolean): string {
  const redirect = new URLSearchParams(search).get('redirect');
  const query = new URLSearchParams(redirect === null ? {} : { redirect });
  if (isRemembered) query.set(REMEMBERED, '1');
  return query.size === 0 ? '' : `?${query}`;
}

/** Returns the parameters with which the linking of an account comes back to the account page. */
export function linkReturn(provider: SignInProvider): string {
  return `?${new URLSearchParams({ [LINKED]: provider })}`;
}

/** Reads an address that a provider may have led back to. `unknown` is the sentence for an unknown reason. */
export function readProviderReturn(
  search: string,
  hash: string,
  unknown: string = identityTexts.providers.failed,
) {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const read = (name: string) => query.get(name) ?? fragment.get(name) ?? undefined;
  const errorCode = read('error_code') ?? read('error');
  const linked = query.get(LINKED);
  const isRemembered = query.get(REMEMBERED) === '1';
  const code = query.get('code') ?? undefined;
  const isReturn = code !== undefined || errorCode !== undefined || linked !== null;
  for (const name of [REMEMBERED, LINKED, ...ADDED]) query.delete(name);
  return {
    /** Signs in, once and in this browser. */
    code,
    /** Nothing of the address but a known code is shown. */
    failure:
      errorCode === undefined ? undefined : errorOfCode(errorCode, { place: 'provider', fallback: unknown }),
    /** The provider whose account was to be linked. */
    linked: linked !== null && isSignInProvider(linked) ? linked : undefined,
    /** Whether the device is to be remembered. */
    isRemembered,
    /** The query without all this; undefined when there was nothing of it. */
    cleanSearch: isReturn ? query.toString() : undefined,
  };
}
