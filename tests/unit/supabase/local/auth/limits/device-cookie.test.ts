import { expect, test } from 'vitest';
import { DeviceCookie } from '../../../../../../supabase/local/auth/limits/device-cookie';

const OWNER = 'yonetici@dernek.example';
const SECRET = 'a-secret-of-the-data-folder';

function requestWith(cookie?: string): Request {
  const url = 'http://127.0.0.1:4173/auth/v1/token?grant_type=password';
  return new Request(url, { method: 'POST', ...(cookie && { headers: { cookie } }) });
}

/** What a browser sends back of a cookie that it was given. */
const sentBack = (setCookie: string) => setCookie.split(';')[0] ?? '';

test('a device is known again by its cookie, for the e-mail address that it signed in with only', () => {
  const cookie = new DeviceCookie(SECRET, false);
  const given = sentBack(cookie.write(requestWith(), OWNER));
  expect(cookie.read(requestWith(given), OWNER)).not.toBeNull();
  expect(cookie.read(requestWith(`theme=dark; ${given}`), OWNER)).not.toBeNull();
  expect(cookie.read(requestWith(given), 'baska@dernek.example')).toBeNull();
  expect(cookie.read(requestWith(), OWNER)).toBeNull();
});

test('it is kept from scripts, other sites and other addresses, and over https from plain connections', () => {
  const plain = new DeviceCookie(SECRET, false).write(requestWith(), OWNER);
  expect(plain).toMatch(/; Path=\/auth\/v1(;|$)/);
  expect(plain).toMatch(/; HttpOnly(;|$)/);
  expect(plain).toMatch(/; SameSite=Strict(;|$)/);
  expect(plain).toContain(`; Max-Age=${180 * 24 * 60 * 60}`);
  expect(plain).not.toContain('Secure');
  expect(new DeviceCookie(SECRET, true).write(requestWith(), OWNER)).toMatch(/; Secure(;|$)/);
});

test('it says nothing about its owner', () => {
  const value = sentBack(new DeviceCookie(SECRET, false).write(requestWith(), OWNER)).split('=')[1] ?? '';
  expect(value).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  const decoded = value.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  expect(decoded.join()).not.toMatch(/yonetici|dernek/);
});

test('one signed with another folder’s secret, changed or shortened is a stranger’s', () => {
  const cookie = new DeviceCookie(SECRET, false);
  const given = sentBack(cookie.write(requestWith(), OWNER));
  const foreign = sentBack(new DeviceCookie('another secret', false).write(requestWith(), OWNER));
  const swapped = `${given.split('.')[0]}.${foreign.split('.')[1]}`;
  for (const forged of [foreign, swapped, given.slice(0, -1), 'known-device=.', 'known-device='])
    expect(cookie.read(requestWith(forged), OWNER)).toBeNull();
});

test('a known device keeps its number when it signs in again, strangers get one each', () => {
  const cookie = new DeviceCookie(SECRET, false);
  const first = sentBack(cookie.write(requestWith(), OWNER));
  const again = sentBack(cookie.write(requestWith(first), OWNER));
  const other = sentBack(cookie.write(requestWith(), OWNER));
  expect(cookie.read(requestWith(again), OWNER)).toBe(cookie.read(requestWith(first), OWNER));
  expect(cookie.read(requestWith(other), OWNER)).not.toBe(cookie.read(requestWith(first), OWNER));
});
