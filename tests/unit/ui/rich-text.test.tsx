/** @vitest-environment jsdom */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RichText } from '../../../src/ui/rich-text/rich-text';
import { asHtml } from '../../../src/lib/html/html';
import { HOSTILE_HTML } from '../../fixtures/hostile-html';
import { safeBody } from '../../../src/ui/rich-text/safe-body';
import { sanitizeHtml as sanitizeInBrowser } from '../../../src/ui/rich-text/sanitize-in-browser';
import { sanitizeHtml as sanitizeOnServer } from '../../../src/ui/rich-text/sanitize-on-server';

const PROJECT = 'https://abc.supabase.co';
const SITE = 'https://mezunlar.example';
const STORED = '/storage/v1/object/public/media/events/1-ab.webp';

function parse(html: string): HTMLElement {
  return new JSDOM(`<body>${html}`, { url: SITE }).window.document.body;
}

/** The widths in which the stored picture is offered. */
const OFFERED = / srcset="[^"]*1-ab\.webp[^"]*" sizes="[^"]*"/g;

/** Shows a body, without the pictures' widths. */
async function show(body: string): Promise<string> {
  const safe = await safeBody(asHtml(body));
  if (safe === null) throw new Error('No body');
  const html = renderToStaticMarkup(<RichText body={safe} />);
  return html.replace(/^<div[^>]*>|<\/div>$/g, '').replace(OFFERED, '');
}

/** The policy's elements and attributes, with those added to links and pictures. */
const ELEMENTS =
  'p br hr h2 h3 h4 ul ol li blockquote a img strong em s sub sup div table caption thead tbody tfoot tr th td'.split(
    ' ',
  );
const ATTRIBUTES =
  'href start src alt width height target rel loading decoding srcset sizes colspan rowspan scope tabindex role aria-label'.split(
    ' ',
  );

test.each(HOSTILE_HTML)('server and browser sanitize %s to the same harmless HTML', (html) => {
  const body = parse(sanitizeOnServer(asHtml(html)).toString());
  expect(body.innerHTML).toBe(parse(sanitizeInBrowser(asHtml(html)).toString()).innerHTML);
  for (const element of body.querySelectorAll('*')) {
    expect(ELEMENTS).toContain(element.localName);
    expect(ATTRIBUTES).toEqual(expect.arrayContaining(element.getAttributeNames()));
  }
  for (const { protocol } of body.querySelectorAll('a')) {
    expect(['', ':', 'http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
  }
  for (const { src } of body.querySelectorAll('img')) expect(src).toContain(STORED);
});

test('excessive nesting gives an empty text', () => {
  const html = '<blockquote>'.repeat(100_000);
  expect(sanitizeOnServer(asHtml(html)).toString()).toBe('');
});

describe('a body', () => {
  test('keeps the limited HTML of the policy', async () => {
    const body =
      '<h2>Ara başlık</h2><p>Metin <strong>kalın</strong></p><ul><li>Madde</li></ul><ol start="3"><li>Üç</li></ol>';
    expect(await show(body)).toBe(body);
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
  ])('loses everything that could run, call out or deceive: %s', async (body) => {
    expect(await show(body)).not.toMatch(/alert|onerror|style|elsewhere|<(?:img|iframe|svg|form|input)/i);
  });

  test('shows a stored picture lazily, with its space reserved', async () => {
    expect(await show(`<img src="${STORED}" alt="Çınaraltı" width="1200" height="800">`)).toBe(
      `<img src="${STORED}" alt="Çınaraltı" width="1200" height="800" loading="lazy" decoding="async">`,
    );
    expect(await show(`<img src="${STORED}">`)).toContain(' alt=""');
  });

  test.each([
    'src="https://elsewhere.example/a.webp"',
    'src="//elsewhere.example/a.webp"',
    `src="https://elsewhere.example${STORED}"`,
    `src="${PROJECT}${STORED}?elsewhere"`,
    `src="${SITE}.elsewhere.example${STORED}"`,
    'src="/rest/v1/rpc/elsewhere"',
    'src="/storage/v1/object/public/media/../../../../auth/v1/elsewhere.png"',
    'src="/storage/v1/object/public/media/%2e%2e/elsewhere.png"',
    `src="${STORED}?elsewhere"`,
    'src="data:image/svg+xml,<svg onload=alert(1)>"',
    'src="/images/elsewhere.webp"',
    'src="javascript:alert(1)"',
    'src="x" onerror="alert(1)"',
    'srcset="https://elsewhere.example/a.webp 1x"',
  ])('shows no picture of another host: %s', async (attributes) => {
    expect(await show(`<p>a<img ${attributes}>b</p>`)).toBe('<p>ab</p>');
  });

  test('takes everything from a picture but what the policy names', async () => {
    const armed =
      'srcset="https://elsewhere.example 2x" onload="alert(1)" style="position:fixed" class="a" usemap="#m"';
    expect(await show(`<img src="${STORED}" alt="a" ${armed}>`)).toBe(
      `<img src="${STORED}" alt="a" loading="lazy" decoding="async">`,
    );
  });

  test('opens links that leave the site in a new tab, safely, and others in place', async () => {
    expect(await show('<a href="https://elsewhere.example/">a</a>')).toBe(
      '<p><a href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer">a</a></p>',
    );
    expect(await show('<a href="/duyurular" target="_blank">a</a>')).toBe(
      '<p><a href="/duyurular">a</a></p>',
    );
  });

  test('has tables that scroll by themselves and take the focus', async () => {
    const table =
      '<table><caption>Aidat</caption><thead><tr><th colspan="2" scope="col">Yıl</th></tr></thead><tbody><tr><td>2027</td><td>1.200 TL</td></tr></tbody></table>';
    expect(await show(table)).toBe(`<div tabindex="0" role="group" aria-label="Tablo">${table}</div>`);
  });

  test('of plain text becomes paragraphs, with its line breaks and signs', async () => {
    expect(await show('Bir < iki & üç\r\nikinci satır\n\n\nYeni paragraf')).toBe(
      '<p>Bir &lt; iki &amp; üç<br>ikinci satır</p><p>Yeni paragraf</p>',
    );
  });
});
