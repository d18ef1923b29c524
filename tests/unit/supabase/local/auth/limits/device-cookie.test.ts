import { expect, test } from 'vitest';
import { DeviceCookie } from '../../../../../../supabase/local/auth/limits/device-cookie';

const OWNER = 'yonetici@dernek.example';
const SECRET = 'a-secret-of-the-data-folder';

function requestWith(cookie?: string): Request {
  const url = 'http://127.0.0.1:4173/auth/v1/token?grant_type=password';
  return new Request(url, { method: 'POST', ...(cookie && { headers: { cookie } }) });
}

/** The part of a Set-Cookie header that a browser sends back. */
const sentBack = (setCookie: string) => setCookie.split(';')[0] ?? '';

test('a device is recognised by its cookie, only for the e-mail address of its sign-in', async () => {
  const cookie = new DeviceCookie(SECRET, false);
  const given = sentBack(await cookie.write(requestWith(), OWNER));
  expect(await cookie.read(requestWith(given), OWNER)).not.toBeNull();
  expect(await cookie.read(requestWith(`theme=dark; ${given}`), OWNER)).not.toBeNull();
  expect(await cookie.read(requestWith(given), 'baska@dernek.example')).toBeNull();
  expect(await cookie.read(requestWith(), OWNER)).toBeNull();
});

test('scripts, other sites and other paths cannot read it, and neither can plain connections on an https site', async () => {
  const plain = await new DeviceCookie(SECRET, false).write(requestWith(), OWNER);
  expect(plain).toMatch(/; Path=\/auth\/v1(;|$)/);
  expect(plain).toMatch(/; HttpOnly(;|$)/);
  expect(plain).toMatch(/; SameSite=Strict(;|$)/);
  expect(plain).toContain(`; Max-Age=${180 * 24 * 60 * 60}`);
  expect(plain).not.toContain('Secure');
  expect(await new DeviceCookie(SECRET, true).write(requestWith(), OWNER)).toMatch(/; Secure(;|$)/);
});

test('it reveals nothing about its owner', async () => {
  const given = sentBack(await new DeviceCookie(SECRET, false).write(requestWith(), OWNER));
  const value = decodeURIComponent(given.slice('known-device='.length));
  expect(value).toMatch(/^[\w-]{22}\.[\w+/]{43}=$/);
  const decoded = value.split('.').map((part) => Buffer.from(part, 'base64').toString('latin1'));
  expect(decoded.join()).not.toMatch(/yonetici|dernek/);
});

test('a cookie with another folder’s signature, or a changed or shortened one, is unknown', async () => {
  const cookie = new DeviceCookie(SECRET, false);
  const given = sentBack(await cookie.write(requestWith(), OWNER));
  const foreign = sentBack(await new DeviceCookie('another secret', false).write(requestWith(), OWNER));
  const swapped = `${given.split('.')[0]}.${foreign.split('.')[1]}`;
  for (const forged of [foreign, swapped, given.slice(0, -1), 'known-device=.', 'known-device='])
    expect(await cookie.read(requestWith(forged), OWNER)).toBeNull();
});

test('a known device keeps its nonce when it signs in again, and each unknown one gets a new nonce', async () => {
  const cookie = new DeviceCookie(SECRET, false);
  const first = sentBack(await cookie.write(requestWith(), OWNER));
  const again = sentBack(await cookie.write(requestWith(first), OWNER));
  const other = sentBack(await cookie.write(requestWith(), OWNER));
  expect(await cookie.read(requestWith(again), OWNER)).toBe(await cookie.read(requestWith(first), OWNER));
  expect(await cookie.read(requestWith(other), OWNER)).not.toBe(await cookie.read(requestWith(first), OWNER));
});
