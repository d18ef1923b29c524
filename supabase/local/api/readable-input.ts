import { apiError, type ApiMiddleware } from './api-fetch';
import { parseFields } from './request-body';

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Deeper than anything that is stored here, and far from where a recursion ends. */
const MAX_JSON_DEPTH = 64;
/** The back office's filters have three levels. */
const MAX_FILTER_DEPTH = 10;
/** Fields of auth endpoints that lite takes for texts. */
const AUTH_TEXTS = ['email', 'phone', 'password', 'refresh_token'];
/** The parameters whose values are names of columns and tables. */
const NAMING = /^(?:.*\.)?(?:select|order|columns|on_conflict)$/;
/** The parameters whose values have parentheses for nesting. */
const NESTING = /^(?:.*\.)?(?:select|order|or|and)$/;
/** PostgreSQL's own code. */
const NUL_IN_ROWS = '22021';
/** A backslash that is not escaped itself, and `u0000`. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Refuses with 400 what neither lite nor PostgreSQL can read: NUL, which no text can contain, JSON that is broken or too deep, filters
 * that are too deep, and fields of a wrong type. lite would respond with 500 and log a stack, and the attempt limits would not count it.
 */
export const withReadableInput: ApiMiddleware = (next) => async (request, peerAddress) => {
  const code =
    refuseAddress(request) ?? (METHODS.includes(request.method) ? await refuseBody(request) : null);
  return code === null ? next(request, peerAddress) : apiError(400, code, 'Gönderilen veri okunamadı.');
};

/** Returns the code of the refusal; null when the parameters can be read. */
function refuseAddress({ url }: Request): string | null {
  const { pathname, searchParams } = new URL(url);
  const parameters = [...searchParams];
  const isRefused = parameters.some(
    ([name, value]) => hasInheritedName(name) || (NAMING.test(name) && hasInheritedName(value)),
  );
  if (isRefused) return isRows(pathname) ? 'PGRST100' : 'validation_failed';
  if (parameters.flat().some((text) => text.includes('\0')))
    return isRows(pathname) ? NUL_IN_ROWS : 'validation_failed';
  const isDeep = parameters.some(
    ([name, value]) => NESTING.test(name) && depthOf(value, '(', ')') > MAX_FILTER_DEPTH,
  );
  return isRows(pathname) && isDeep ? 'PGRST100' : null;
}

async function refuseBody(request: Request): Promise<string | null> {
  const { pathname } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  const text = await request.clone().text();
  const hasNul = text.includes('\0') || ESCAPED_NUL.test(text);
  if (hasNul || (type.includes('urlencoded') && text.includes('%00')))
    return isRows(pathname) ? NUL_IN_ROWS : 'bad_json';
  const isJson = /^\s*[{[]/.test(text);
  if (isJson && (depthOf(text, '{[', '}]') > MAX_JSON_DEPTH || hasPrototypeKey(text)))
    return isRows(pathname) ? 'PGRST102' : 'bad_json';
  // Rows may be a list, and lite reports what it cannot read there. Functions check their own bodies.
  const isAuth = pathname.startsWith('/auth/v1/');
  const isStorage = pathname.startsWith('/storage/v1/');
  if (!isAuth && !isStorage) return null;
  if (text === '') return isStorage && type.includes('json') ? 'bad_json' : null;
  const fields = parseFields(text);
  if (fields === null) return 'bad_json';
  const isReadable = AUTH_TEXTS.every((name) => typeof (fields[name] ?? '') === 'string');
  return isAuth && !isReadable ? 'validation_failed' : null;
}

/**
 * Whether a name is one that every object has (`__proto__`, `constructor`). lite collects filters in plain objects by their column,
 * so that `?__proto__=eq.1` would put a filter into every object of the process, and break it until its end.
 */
function hasInheritedName(text: string): boolean {
  return text.split(/[^\w$]+/).some((name) => name in Object.prototype);
}

/** Whether JSON has a key `__proto__`, however it is escaped. */
function hasPrototypeKey(text: string): boolean {
  if (!text.includes('__proto__') && !text.includes('\\u')) return false;
  try {
    return JSON.stringify(JSON.parse(text)).includes('"__proto__":');
  } catch {
    // Broken JSON is refused elsewhere.
    return false;
  }
}

function isRows(pathname: string): boolean {
  return pathname.startsWith('/rest/v1/');
}

/** How deep brackets are nested, outside of quoted texts. */
function depthOf(text: string, opening: string, closing: string): number {
  let depth = 0;
  let deepest = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted && character === '\\') index += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (opening.includes(character)) deepest = Math.max(deepest, (depth += 1));
    else if (closing.includes(character)) depth -= 1;
  }
  return deepest;
}
