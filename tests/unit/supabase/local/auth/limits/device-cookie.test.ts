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

test('a device is recognised by its cookie, only for the e-mail address of its sign-in', () => {
  const cookie = new DeviceCookie(SECRET, false);
  const given = sentBack(cookie.write(requestWith(), OWNER));
  expect(cookie.read(requestWith(given), OWNER)).not.toBeNull();
  expect(cookie.read(requestWith(`theme=dark; ${given}`), OWNER)).not.toBeNull();
  expect(cookie.read(requestWith(given), 'baska@dernek.example')).toBeNull();
  expect(cookie.read(requestWith(), OWNER)).toBeNull();
});

test('scripts, other sites and other paths cannot read it, and neither can plain connections on an https site', () => {
  const plain = new DeviceCookie(SECRET, false).write(requestWith(), OWNER);
  expect(plain).toMatch(/; Path=\/auth\/v1(;|$)/);
  expect(plain).toMatch(/; HttpOnly(;|$)/);
  expect(plain).toMatch(/; SameSite=Strict(;|$)/);
  expect(plain).toContain(`; Max-Age=${180 * 24 * 60 * 60}`);
  expect(plain).not.toContain('Secure');
  expect(new DeviceCookie(SECRET, true).write(requestWith(), OWNER)).toMatch(/; Secure(;|$)/);
});

test('it reveals nothing about its owner', () => {
  const value = sentBack(new DeviceCookie(SECRET, false).write(requestWith(), OWNER)).split('=')[1] ?? '';
  expect(value).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  const decoded = value.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  expect(decoded.join()).not.toMatch(/yonetici|dernek/);
});

test('a cookie with another folder’s signature, or a changed or shortened one, is unknown', () => {
  const cookie = new DeviceCookie(SECRET, false);
  const given = sentBack(cookie.write(requestWith(), OWNER));
  const foreign = sentBack(new DeviceCookie('another secret', false).write(requestWith(), OWNER));
  const swapped = `${given.split('.')[0]}.${foreign.split('.')[1]}`;
  for (const forged of [foreign, swapped, given.slice(0, -1), 'known-device=.', 'known-device='])
    expect(cookie.read(requestWith(forged), OWNER)).toBeNull();
});

test('a known device keeps its nonce when it signs in again, and each unknown one gets a new nonce', () => {
  const cookie = new DeviceCookie(SECRET, false);
  const first = sentBack(cookie.write(requestWith(), OWNER));
  const again = sentBack(cookie.write(requestWith(first), OWNER));
  const other = sentBack(cookie.write(requestWith(), OWNER));
  expect(cookie.read(requestWith(again), OWNER)).toBe(cookie.read(requestWith(first), OWNER));
  expect(cookie.read(requestWith(other), OWNER)).not.toBe(cookie.read(requestWith(first), OWNER));
});
