import type { Coverage } from './coverage';

const hiddenDrafts = 'e2e/story.spec.ts › a draft and a scheduled announcement are shown to nobody';
const picker =
  'e2e/calendar.spec.ts › the picker opens at the current year and closes on a choice or on cancel';
const bylaws = 'unit/app/corporate-facts.test.ts › the bylaws';
const award = 'unit/app/corporate-facts.test.ts › the literature award';
const noSearch = 'e2e/keyboard.spec.ts › an empty search closes the overlay and goes nowhere';

/** Sections 4 and 5: states, transitions, rules, and what pages state. */
export const rules: Readonly<Record<string, Coverage>> = {
  'States and transitions': {
    'Announcement: draft': [hiddenDrafts, 'unit/lib/rows-and-states.test.ts › is %s with published_at %j'],
    'The admin toggles it': 'admin',
    'Public lists are ordered': [
      'unit/app/documents/announcement.test.ts › the announcements are the fifty newest by their publication, in the columns that cards need',
    ],
    'Featured on home': [
      'database/featured-home.test.ts › stands first until its time has run out; a blank time never runs out',
      'database/featured-home.test.ts › without a time stays first until somebody turns it off',
      'unit/app/home-queries.test.ts › begin with what is featured and show nothing twice',
      'unit/app/home-queries.test.ts › ask only for what is published and not run out, newest first, nulls last, at most 24',
    ],
    'Data screens: loading': [
      'e2e/states.spec.ts › ${name}: loading, then unreadable in a red line, then on demand empty',
      'unit/ui/list-state.test.ts › items already read outlive a refresh that failed',
    ],
    'Calendar: starts at': [
      'unit/lib/dates/months.test.ts › %j is no month of the calendar, so the current one is shown',
      'e2e/calendar.spec.ts › the calendar starts at the current month of Istanbul',
      'e2e/calendar.spec.ts › an empty month says so; a month that does not exist is the current one',
    ],
    'Stepping past December': [
      'unit/lib/dates/months.test.ts › stepping past December or January changes the year, and the calendar has two ends',
      'e2e/calendar.spec.ts › months are turned by their neighbours, years roll over, and back works',
    ],
    'The picker opens': [picker],
    'Hero: the index wraps': ['unit/pages/home/hero-slideshow.test.tsx › the index wraps in both directions'],
    'The timer restarts': [
      'unit/pages/home/hero-slideshow.test.tsx › a manual choice restarts the timer, also when it chooses the slide that is shown',
      'unit/pages/home/hero-slideshow.test.tsx › the pointer over the hero stops the change, leaving it starts a full turn',
    ],
    'Admin modals': 'admin',
    'A saving flag': 'admin',
    'Delete is optimistic': 'admin',
    'Session: signed out': 'identity',
    'Events: initial session': 'identity',
    'The session refreshes': 'identity',
    'Route guard': 'admin',
    'A logged-in user': 'admin',
    '/admin without a login': 'admin',
    '/admin without the admin flag': 'admin',
    'Navbar: search overlay': [
      'e2e/keyboard.spec.ts › the keyboard opens the search, is kept in it, and comes back to its button',
      'e2e/phone.spec.ts › the menu opens, holds the page still, and closes with a link',
      'e2e/layout.spec.ts › the bar opens its menus under the pointer, is clear over the hero, and goes and comes with the scrolling',
    ],
  },

  'Validation rules': {
    'Search: the term is trimmed.': [
      'unit/features/search/search-term.test.ts › holds the term, trimmed and escaped',
    ],
    'An empty term': [
      noSearch,
      'unit/app/documents/search.test.ts › blanks look for nothing, and ask no backend',
    ],
    'title required': 'admin',
    'slug optional': 'admin',
    'On create, an existing slug': 'admin',
    'On a unique-violation': 'admin',
    'Alumni news: title required': 'admin',
    'The slug is generated': 'admin',
    'The detail title falls back': [
      'unit/features/alumni-news/alumni-news.test.ts › a missing title is the first 120 characters of the description, without its tags',
      'unit/app/documents/alumni.test.ts › without slug, title and link stands under its number, titled by its description',
    ],
    'Calendar: title and date': 'admin',
    'Bulletin: a PDF': 'admin',
    'It is saved as an upsert': 'admin',
    'Only PDF files': 'admin',
    'Member perk: business_name': 'admin',
    'Other text fields': 'admin',
    'Image uploads': [
      'unit/admin/uploads/start-upload.test.ts › the bytes go as the body, under a dated random plain name, to be cached an hour and never over another file',
      'e2e/uploads-pictures.spec.ts › pictures come by dragging and from the clipboard; a refused file says why',
      'e2e/uploads.spec.ts › alumni news may write over a file, and a decorative picture says so in the row',
    ],
    'The stored name': 'admin',
    'Announcement: no required-field': 'admin',
    'Deletes: each asks': 'admin',
    'Calendar and perks use': 'admin',
    'Announcement detail: the id': [
      'unit/app/documents/documents.test.ts › %s is invalid, and nothing is asked for',
      'e2e/addresses.spec.ts › an address that holds no number is no announcement’s',
    ],
    'The route pattern for id': [
      'unit/app/documents/documents.test.ts › %s is invalid, and nothing is asked for',
    ],
    'Event and alumni news detail': [
      'database/content/legacy-rows.test.ts › an event is found by its slug, then by its number',
      'e2e/events.spec.ts › an event’s number alone leads to its address; an unknown one is not found',
      'unit/app/documents/alumni.test.ts › asked for by %s moves to its present address',
    ],
    'Award search': [
      'unit/features/awards/awards.test.ts › %j finds Işık',
      'unit/features/awards/awards.test.ts › finds %s',
    ],
    'Links: phone links': [
      'unit/lib/paths/links.test.ts › a telephone link keeps digits and plus only',
      'e2e/contact.spec.ts › address, telephone, mail and the way there are at hand, and no button promises a map',
    ],
    'External links': ['unit/lib/paths/links.test.ts › an http or https prefix makes a link external'],
    'Login: e-mail and password': 'admin',
    'Password policy': 'identity',
  },

  'Content rules stated on pages': {
    'Membership applications': [bylaws],
    'A member can be removed': [bylaws],
    'The board has 7': [bylaws],
    'The general assembly': [bylaws],
    'A second meeting': [bylaws],
    'An extraordinary meeting': [bylaws],
    'Amendments and dissolution': [bylaws],
    'Records are kept 5 years': [bylaws],
    'It alternates yearly': [
      award,
      'unit/content/corporate.test.ts › write in Turkish one year and are translated the next',
    ],
    'Prose genres only.': [award],
    'For 2026 the author': [award],
    'The jury has nine': [award],
    'Membership entry fee': [
      'unit/app/documents/legal.test.ts › the fees that the dues page reckons with, and that new graduates enter freely',
      'unit/content/fees.test.ts › the entry fee is 20 TL and the dues of 2025 are 450 TL',
    ],
    'A wrong or duplicate': [
      'unit/app/documents/legal.test.ts › that a wrong or repeated payment is refunded within 15 working days on written request',
    ],
    'Dues are not refundable': [
      'unit/app/documents/legal.test.ts › that dues are not refunded, and donations generally not',
    ],
    'Cancellation is possible': [
      'unit/app/documents/legal.test.ts › that a payment is cancelled only in the authorization stage',
    ],
  },
};
