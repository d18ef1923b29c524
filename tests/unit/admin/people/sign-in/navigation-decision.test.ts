import { describe, expect, test, vi } from 'vitest';
import { decideNavigation } from '../../../../../admin/people/sign-in/route-guard';

vi.mock('../../../../../admin/data/instances', () => ({}));

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.example');
  return { pathname, search };
};

describe('below /admin', () => {
  test('a visitor goes to the login page with the whole address to return to', () => {
    expect(decideNavigation('visitor', at('/admin/duyurular?sayfa=2&ara=aidat'))).toEqual({
      kind: 'navigate',
      to: `/giris?redirect=${encodeURIComponent('/admin/duyurular?sayfa=2&ara=aidat')}`,
    });
  });

  test('a member without the right leaves for the home page, which says why', () => {
    expect(decideNavigation('member', at('/admin'))).toEqual({ kind: 'leave', to: '/?bildirim=yetkisiz' });
  });
});

describe('at /giris', () => {
  test('a person without the second step stays, and is sent here from everywhere else', () => {
    expect(decideNavigation('half-signed-in', at('/giris'))).toEqual({ kind: 'stay' });
    expect(decideNavigation('half-signed-in', at('/admin/takvim'))).toMatchObject({
      kind: 'navigate',
      to: '/giris?redirect=%2Fadmin%2Ftakvim',
    });
  });

  test.each(['admin', 'member'] as const)('a signed-in %s goes on to the back office', (access) => {
    expect(decideNavigation(access, at('/giris'))).toEqual({ kind: 'navigate', to: '/admin' });
  });

  test('the redirect is followed, and a public page loads as a document', () => {
    const redirect = encodeURIComponent('/admin/duyurular/7?x=1');
    expect(decideNavigation('admin', at(`/giris?redirect=${redirect}`))).toEqual({
      kind: 'navigate',
      to: '/admin/duyurular/7?x=1',
    });
    expect(decideNavigation('admin', at('/giris?redirect=/duyurular'))).toEqual({
      kind: 'leave',
      to: '/duyurular',
    });
    expect(decideNavigation('admin', at('/giris?redirect=/administrator'))).toEqual({
      kind: 'leave',
      to: '/administrator',
    });
  });

  test.each(['https://kotu.example/', '//kotu.example', '/\\kotu.example', 'javascript:alert(1)', 'admin'])(
    'a redirect off the site is ignored: %s',
    (redirect) => {
      expect(decideNavigation('admin', at(`/giris?redirect=${encodeURIComponent(redirect)}`))).toEqual({
        kind: 'navigate',
        to: '/admin',
      });
    },
  );

  test('a redirect to the login page signs nobody out', () => {
    const redirect = encodeURIComponent('/giris?cikis=1');
    expect(decideNavigation('admin', at(`/giris?redirect=${redirect}`))).toEqual({
      kind: 'navigate',
      to: '/admin',
    });
  });

  test.each(['half-signed-in', 'owes-password', 'member', 'admin'] as const)(
    'cikis=1 asks a %s before signing out',
    (access) => {
      expect(decideNavigation(access, at('/giris?cikis=1'))).toEqual({ kind: 'ask-sign-out' });
    },
  );

  test.each([
    ['/giris/sifremi-unuttum', '/giris/parolami-unuttum'],
    ['/giris/yeni-sifre?token_hash=abc&type=recovery', '/giris/yeni-parola?token_hash=abc&type=recovery'],
  ])('the former address %s leads to %s', (former, to) => {
    expect(decideNavigation('visitor', at(former))).toEqual({ kind: 'navigate', to });
  });
});

describe('a person whose password the operator was shown', () => {
  test.each(['/admin', '/admin/duyurular/7', '/giris', '/giris?redirect=/admin/takvim'])(
    'sees only the screen for a new password at %s',
    (address) => {
      expect(decideNavigation('owes-password', at(address))).toEqual({ kind: 'change-password' });
    },
  );
});
