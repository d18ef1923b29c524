import { describe, expect, test } from 'vitest';
import {
  announcementPath,
  isExternalLink,
  isSafeImageUrl,
  phoneHref,
  safeRedirect,
} from '../../../../src/lib/paths/links';

describe('links', () => {
  test('an http or https prefix makes a link external', () => {
    expect(['https://a.tr', 'HTTP://a.tr', ' https://a.tr'].every(isExternalLink)).toBe(true);
    expect(['/duyurular', 'ftp://a.tr', 'httpss', ''].some(isExternalLink)).toBe(false);
  });

  test('a telephone link keeps digits and plus only', () => {
    expect(phoneHref('+90 (212) 555 00 00')).toBe('tel:+902125550000');
  });

  test('a redirect stays on this site', () => {
    expect(safeRedirect('/admin/duyurular?sayfa=2#son', '/admin')).toBe('/admin/duyurular?sayfa=2#son');
  });

  test.each([
    ...[null, undefined, '', 'admin', 'https://kotu.example', '//kotu.example', 'javascript:alert(1)'],
    ...['/\\kotu.example', '/a\\b', '/\t/kotu.example', '/\n/kotu.example'],
  ])('the redirect %j is not honoured', (redirect) => {
    expect(safeRedirect(redirect, '/admin')).toBe('/admin');
  });

  test('an announcement’s path holds its id and its title', () => {
    expect(announcementPath({ id: 123, title: 'Yaz Şenliği' })).toBe('/duyurular/123-yaz-senligi');
    expect(announcementPath({ id: 7, title: '!' })).toBe('/duyurular/7-duyuru');
  });

  test('a picture comes from the web or from this site', () => {
    expect(['https://a.tr/b.png', '/storage/v1/object/public/media/x.webp'].every(isSafeImageUrl)).toBe(true);
    expect(['javascript:x', 'data:image/png;base64,', '//a.tr/b.png', 'b.png', ''].some(isSafeImageUrl)).toBe(
      false,
    );
  });
});
