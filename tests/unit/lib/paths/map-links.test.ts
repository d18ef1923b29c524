import { expect, test } from 'vitest';
import { directionsUrl, mapEmbedUrl } from '../../../../src/lib/paths/map-links';

const place = { latitude: 41.02113, longitude: 29.00409 };

test('the embedded map marks the place and shows the streets around it', () => {
  const url = new URL(mapEmbedUrl(place));
  expect(url.origin).toBe('https://www.openstreetmap.org');
  expect(url.searchParams.get('marker')).toBe('41.02113,29.00409');
  expect(url.searchParams.get('bbox')).toBe('28.998090,41.018130,29.010090,41.024130');
});

test('the way to a place is asked of the place itself', () => {
  const url = new URL(directionsUrl(place));
  expect(url.protocol).toBe('https:');
  expect(url.searchParams.get('destination')).toBe('41.02113,29.00409');
});
