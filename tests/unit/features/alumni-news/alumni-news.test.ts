import { expect, test } from 'vitest';
import { asHtml } from '../../../../src/lib/html/html';
import {
  alumniNewsTarget,
  alumniNewsTitle,
  leadsToSource,
} from '../../../../src/features/alumni-news/alumni-news';

const NEWS = '/mezunlarimiz/mezunlardan-haberler';
const SOURCE = 'https://gazete.example/haber';

test.each([
  ['its page, if it has a slug', { slug: 'ilk-roman', link: null }, `${NEWS}/ilk-roman`],
  ['its page, even if there is a source', { slug: 'ilk-roman', link: SOURCE }, `${NEWS}/ilk-roman`],
  ['its source, if that is all it has', { slug: null, link: SOURCE }, SOURCE],
  ['its page by number, if it has neither', { slug: null, link: null }, `${NEWS}/7`],
  [
    'its page by number, if no browser takes the source',
    { slug: null, link: 'https://a:99999' },
    `${NEWS}/7`,
  ],
  ['its page by number, if the source is on this site', { slug: null, link: '/aidat' }, `${NEWS}/7`],
])('a card leads to %s', (_, fields, target) => {
  expect(alumniNewsTarget({ id: 7, ...fields })).toBe(target);
  expect(leadsToSource({ id: 7, ...fields })).toBe(target === SOURCE);
});

test('a missing title is the first 120 characters of the description, without its tags', () => {
  const words = 'ş'.repeat(150);
  expect(alumniNewsTitle({ title: ' Başlık', description: asHtml('Metin') })).toBe(' Başlık');
  expect(alumniNewsTitle({ title: null, description: asHtml('<p>Kısa <b>metin</b></p>') })).toBe(
    'Kısa metin',
  );
  expect(alumniNewsTitle({ title: ' ', description: asHtml(words) })).toBe(`${'ş'.repeat(120)}…`);
});
