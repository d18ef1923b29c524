import { expect, test } from 'vitest';
import { eventCaption } from '../../../src/sharing/share-captions';
import { eventRow } from '../../fixtures/event-row';

test.each([
  ['planned', '12 Mayıs 2026 Salı'],
  ['cancelled', 'İptal edildi · 12 Mayıs 2026 Salı'],
  ['postponed', 'Ertelendi · 12 Mayıs 2026 Salı'],
] as const)('the preview picture of an event that is %s says: %s', (status, date) => {
  expect(eventCaption(eventRow({ status }))).toEqual({ title: 'Şenlik', date });
});
