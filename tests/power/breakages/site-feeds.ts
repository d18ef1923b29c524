import type { Breakage } from '../breakage';

export const SITE_FEED_BREAKAGES: readonly Breakage[] = [
  {
    behaviour: 'An all-day event ends a day early in the reader’s calendar.',
    change: { find: 'inIstanbul(`${addDays(lastDay, 1)}T00:00`)', put: 'inIstanbul(`${lastDay}T00:00`)' },
    ask: ['unit/server/feeds/calendar-files.test.ts'],
  },
  {
    behaviour: 'A control character in a title makes the whole RSS feed unreadable.',
    change: { find: ".replace(UNWRITABLE, '')", put: '' },
    ask: ['unit/server/feeds/feeds.test.ts'],
  },
  {
    behaviour: 'A share picture shows the association’s former name until the server restarts.',
    change: {
      find: 'const key = `${pathname} ${settings.association_name} ${settings.founding_year}`;',
      put: 'const key = pathname;',
    },
    ask: ['unit/server/sharing/share-pictures.test.ts'],
  },
  {
    behaviour: 'The server follows a cover’s redirect to a machine in its own network.',
    change: {
      find: "redirect: 'error', signal: AbortSignal.timeout(COVER_LIMIT_MS)",
      put: 'signal: AbortSignal.timeout(COVER_LIMIT_MS)',
    },
    ask: ['unit/server/sharing/share-pictures.test.ts'],
  },
  {
    behaviour: 'The preview picture of a cancelled event does not say that it is cancelled.',
    change: {
      find: '[eventChange(event)?.words, time && formatEventDays(time)]',
      put: '[time && formatEventDays(time)]',
    },
    ask: ['unit/sharing/share-captions.test.ts'],
  },
  {
    behaviour: 'A preview with unpublished words is saved on the device for offline reading.',
    change: { find: '(?:admin|giris|onizleme|taslak|', put: '(?:admin|giris|taslak|' },
    ask: ['unit/offline/offline-policy.test.ts'],
  },
  {
    behaviour: 'A draft that was shown by link stays on the device of whoever read it.',
    change: { find: '(?:admin|giris|onizleme|taslak|', put: '(?:admin|giris|onizleme|' },
    ask: ['unit/offline/offline-policy.test.ts'],
  },
];
