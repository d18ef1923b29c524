import { expect, test } from 'vitest';
import { hasDotSegments } from '../../../../../src/lib/request-paths';
import { isPlainPath } from '../../../../../supabase/local/api/checked-paths';

const FILE = '/storage/v1/object/public/media/events/';

test.each([
  '/rest/v1/events',
  '/storage/v1/render/image/public/media/events/a.png',
  `${FILE}1700000000000-a1b2c3d4.webp`,
  `${FILE}${encodeURIComponent('şenlik günü (2), güz+bahar;ilk.png')}`,
  `${FILE}elli-%25.png`,
  `${FILE}a..b.png`,
])('%s is unambiguous', (path) => {
  expect(isPlainPath(path)).toBe(true);
});

test.each([
  ['a letter', '/storage/v1/%6fbject/media/a.png'],
  ['a letter of an address below objects', '/storage/v1/object/upload/s%69gn/media/a.png'],
  ['a letter of a file’s name', `${FILE}%61.png`],
  ['a slash', `${FILE}a%2fb.png`],
  ['a backslash', `${FILE}a%5Cb.png`],
  ['a null', `${FILE}a%00.png`],
  ['a line break', `${FILE}a%0A.png`],
  ['an escape', `${FILE}a%252e.png`],
  ['half a letter', `${FILE}a%C5.png`],
  ['nothing', `${FILE}a%.png`],
  ['a space in a table’s name', '/rest/v1/ev%20ents'],
  ['a Turkish letter in an address of sign-in', '/auth/v1/%C5%9Fifre'],
])('an escape that stands for %s is refused', (_, path) => {
  expect(isPlainPath(path)).toBe(false);
});

test.each(['/rest/v1//events', '/rest/v1/./events', '/rest/v1/../x', '/storage/v1/object/..', '/rest\\v1/x'])(
  '%s is refused',
  (path) => expect(isPlainPath(path)).toBe(false),
);

test('a target with dot segments is told from one whose query only looks like it', () => {
  for (const target of ['/a/../b', '/a/./b', '/a/%2e%2E/b', '/a/.%2e', '/..?a=b'])
    expect(hasDotSegments(target)).toBe(true);
  for (const target of ['/a/b?next=/../c', '/a..b', '/.well-known/x', '/a/...'])
    expect(hasDotSegments(target)).toBe(false);
});
