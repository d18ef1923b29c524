import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RichText } from '../../../src/components/rich-text/rich-text';
import { sanitizeIn } from '../../../src/components/rich-text/sanitize-html';

sanitizeIn(new JSDOM('').window);

const show = (body: string) =>
  renderToStaticMarkup(<RichText body={body} />).replace(/^<div[^>]*>|<\/div>$/g, '');

describe('a body', () => {
  test('keeps the limited HTML of the policy', () => {
    const body = '<h2>Ara başlık</h2><p>Metin <strong>kalın</strong></p><ul><li>Madde</li></ul>';
    expect(show(body)).toBe(body);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)" style="position:fixed">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java&#x73;cript:alert(1)">a</a>',
    '<a href="//elsewhere.example">a</a>',
    '<iframe src="https://elsewhere.example"></iframe>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<form action="/x"><input name="y"></form>',
  ])('loses what could run, call or deceive: %s', (body) => {
    expect(show(body)).not.toMatch(/alert|onerror|style|elsewhere|<(?:img|iframe|svg|form|input)/i);
  });

  test('opens links that leave the site in a new tab, safely, and others in place', () => {
    expect(show('<a href="https://elsewhere.example/">a</a>')).toBe(
      '<a href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(show('<a href="/duyurular" target="_blank">a</a>')).toBe('<a href="/duyurular">a</a>');
  });

  test('of plain text becomes paragraphs, with its line breaks and signs', () => {
    expect(show('Bir < iki & üç\r\nikinci satır\n\n\nYeni paragraf')).toBe(
      '<p>Bir &lt; iki &amp; üç<br>ikinci satır</p><p>Yeni paragraf</p>',
    );
  });
});
