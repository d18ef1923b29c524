import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { assetTags } from '../../../../src/app/head/asset-tags';

const HOME = 'src/pages/home/home-page.tsx';
const FACE = '@font-face{font-family:EB Garamond;src:url(/assets/eb-garamond-AbCdEfGh.woff2)}';

const manifest = {
  chunks: {
    'index.html': {
      file: 'assets/entry.js',
      css: ['assets/entry.css'],
      imports: ['_site.js'],
      dynamicImports: [HOME],
    },
    '_site.js': { file: 'assets/site.js' },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_site.js'] },
    [HOME]: { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_site.js', '_card.js'] },
    'admin/main.tsx': {
      file: 'assets/main.js',
      css: ['assets/main.css'],
      imports: ['_site.js'],
      dynamicImports: ['admin/shell/refine-app.tsx', 'admin/crud/resource-screen.tsx', 'admin/form.tsx'],
    },
    'admin/form.tsx': { file: 'assets/form.js' },
    '_screens.js': { file: 'assets/screens.js' },
    'admin/shell/refine-app.tsx': { file: 'assets/frame.js', imports: ['_screens.js'] },
    'admin/crud/resource-screen.tsx': {
      file: 'assets/list.js',
      css: ['assets/list.css'],
      imports: ['_screens.js'],
    },
  },
  styles: { '/assets/entry.css': `${FACE}a{}`, '/assets/card.css': 'b{}', '/assets/home.css': 'c{}' },
};

function open(module?: string): Document {
  return new JSDOM(`<head>${assetTags(manifest, module)}</head>`).window.document;
}
const namesOf = (tags: Iterable<Element>) =>
  [...tags].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src'));

test('the document inlines the site’s styles with the fonts, then those of the page’s imports, then the page’s own', () => {
  const document = open(HOME);
  const styles = [...document.querySelectorAll('head > style')].map(({ textContent }) => textContent);
  expect(styles).toEqual([`${FACE}a{}`, 'b{}\nc{}']);
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
  expect(namesOf(sheets)).toEqual(['/assets/entry.css', '/assets/card.css', '/assets/home.css']);
  expect(sheets.filter((sheet) => !sheet.hasAttribute('disabled'))).toEqual([]);
});

test('a page’s only script is its entry: preloads would compete with the first picture', () => {
  const scripts = [...open(HOME).querySelectorAll('script[src], link[rel=modulepreload]')];
  expect(namesOf(scripts)).toEqual(['/assets/entry.js']);
});

test('a document contains no inline script', () => {
  expect(open(HOME).querySelectorAll('script:not([src])')).toHaveLength(0);
});

test('a route without a chunk has only the site’s assets', () => {
  const document = open();
  expect(namesOf(document.querySelectorAll('link[rel=stylesheet]'))).toEqual(['/assets/entry.css']);
  expect(namesOf(document.querySelectorAll('script'))).toEqual(['/assets/entry.js']);
});

test('the back office links its styles and preloads its scripts', () => {
  const document = open('admin/main.tsx');
  expect(namesOf(document.querySelectorAll('[rel=stylesheet]:not([disabled]), [rel=modulepreload]'))).toEqual(
    [
      '/assets/main.css',
      '/assets/list.css',
      '/assets/site.js',
      '/assets/screens.js',
      '/assets/frame.js',
      '/assets/list.js',
    ],
  );
  // The first screens are preloaded; modules that they open later are not.
  expect(namesOf(document.querySelectorAll('script'))).toEqual(['/assets/main.js']);
  expect(document.querySelector('style')).toBeNull();
});
