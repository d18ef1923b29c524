import type { Breakage } from '../breakage';

export const SITE_FEED_BREAKAGES: readonly Breakage[] = [
  {
    behaviour: 'The calendar file gives hours without Istanbul’s time zone.',
    change: {
      find: 'end: endOf(time, moments.ends_at), timezone: ISTANBUL,',
      put: 'end: endOf(time, moments.ends_at),',
    },
    ask: ['unit/server/feeds/calendar-files.test.ts'],
  },
  {
    behaviour: 'An all-day event ends a day early in the reader’s calendar.',
    change: { find: 'inIstanbul(`${addDays(lastDay, 1)}T00:00`)', put: 'inIstanbul(`${lastDay}T00:00`)' },
    ask: ['unit/server/feeds/calendar-files.test.ts'],
  },
  {
    behaviour: 'An event that was restored from the bin stays cancelled in the calendars of subscribers.',
    change: { find: '.filter(({ name }) => !names.has(name))', put: '' },
    ask: ['unit/server/feeds/calendar-files.test.ts'],
  },
  {
    behaviour: 'A control character in a title makes the whole RSS feed unreadable.',
    change: { find: ".replace(UNWRITABLE, '')", put: '' },
    ask: ['unit/server/feeds/feeds.test.ts'],
  },
  {
    behaviour: 'In a feed reader, a link to a place in the same text leads nowhere.',
    change: { find: '(?:href|src)=")([/#][^"]*)/g', put: String.raw`(?:href|src)=")(\/[^"]*)/g` },
    ask: ['unit/server/feeds/feeds.test.ts'],
  },
  {
    behaviour: 'The feed begins with the oldest item.',
    change: { find: 'momentOf(other) - momentOf(one) ||', put: 'momentOf(one) - momentOf(other) ||' },
    ask: ['unit/server/feeds/feeds.test.ts'],
  },
  {
    behaviour: 'The site map has pages of news that are hidden from search engines.',
    change: { find: '.filter((row) => !leadsToSource(row)) .map', put: '.map' },
    ask: ['unit/server/feeds/sitemap.test.ts'],
  },
  {
    behaviour: 'robots.txt no longer asks search engines to stay away from the sign-in page.',
    change: {
      find: '[paths.admin, paths.login, paths.preview, paths.search]',
      put: '[paths.admin, paths.preview, paths.search]',
    },
    ask: ['unit/server/feeds/sitemap.test.ts'],
  },
  {
    behaviour: 'The file of an event opens in the browser without a name in place of being saved.',
    change: {
      find: "'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}.ics`,",
      put: '',
    },
    ask: ['unit/server/feeds/calendar-files.test.ts'],
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
    ask: ['unit/preview/preview.test.tsx', 'unit/server/sharing/share-pictures.test.ts'],
  },
  {
    behaviour: 'A preview with unpublished words is saved on the device for offline reading.',
    change: { find: '(?:admin|giris|onizleme|arama|', put: '(?:admin|giris|arama|' },
    ask: ['unit/offline/offline-policy.test.ts'],
  },
  {
    behaviour: 'The notice about the missing network stays when the network is back.',
    change: { find: "window.addEventListener('online', hide);", put: '' },
    ask: ['unit/offline/connection-notice.test.tsx'],
  },
  {
    behaviour:
      'The page about the missing network answers with 200, as if it were the page that was asked for.',
    change: { find: 'OFFLINE_FALLBACK_HTML, { status: 503,', put: 'OFFLINE_FALLBACK_HTML, { status: 200,' },
    ask: ['e2e/product/offline.spec.ts'],
  },
  {
    behaviour: 'Another site that frames the preview fills it with words of its own.',
    change: {
      find: 'message.origin !== origin || message.source !== parent',
      put: 'message.source !== parent',
    },
    ask: ['unit/preview/preview.test.tsx', 'e2e/admin/forms/preview.spec.ts'],
  },
  {
    behaviour: 'A middle click on a link of the preview opens a page that does not exist yet.',
    change: { find: 'onClickCapture={stay} onAuxClickCapture={stay}', put: 'onClickCapture={stay}' },
    ask: ['unit/preview/preview.test.tsx', 'e2e/admin/forms/preview.spec.ts'],
  },
];
