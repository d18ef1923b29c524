import type { Coverage } from './coverage';

const sizes =
  'e2e/layout.spec.ts › hero, page heroes, overlay, footer and reading column have the sizes of the specification';
const carousel =
  'e2e/layout.spec.ts › a carousel shows one, two or three cards of the specification’s size, glides and loops';

/** Sections 8 and 9: errors, constants and limits. */
export const limits: Readonly<Record<string, Coverage>> = {
  'The error catalogue': {
    'Backend errors are shown': [
      'unit/app/documents/documents.test.ts › shows the backend’s message in place of each list that could not be read',
      'e2e/states.spec.ts › ${name}: loading, then unreadable in a red line, then on demand empty',
    ],
    'A non-message error': ['unit/lib/rows-and-states.test.ts › shows its message, or itself as a string'],
    'Login failure': 'admin',
    "'Oturum bulunamadı.": 'admin',
    'Calendar admin': 'admin',
    "'STORAGE: {message}'": [
      'unit/admin/uploads/upload-complaint.test.ts › the cover of an announcement names the storage, and no other field does',
      'e2e/uploads.spec.ts › an upload shows how far it is, can be stopped and tried again, and goes when the form is left',
    ],
    'Other alerts': 'admin',
    'A refused delete': 'admin',
    'Public: ': [
      'e2e/addresses.spec.ts › an address that holds no number is no announcement’s',
      'e2e/addresses.spec.ts › an announcement deleted since its card was drawn is reported as not found',
    ],
    'Event and alumni news not found': [
      'unit/app/documents/event.test.ts › that is not there says BULUNAMADI, and is no error',
      'unit/app/documents/alumni.test.ts › %s is not found',
    ],
    'Calendar page errors': [
      'e2e/states.spec.ts › calendar: loading, then empty, and the failed read is logged',
    ],
    'Functions client': 'not-shown',
    'Authentication client errors': 'identity',
    'Sign-out ignores': 'identity',
    'A refresh retries': 'identity',
    'Identity-provider code mapping': 'identity',
    'Time-out is 30 s': 'identity',
    'User-facing wording': 'not-shown',
    'The user is signed out': 'identity',
  },

  'Business constants and limits': {
    'Hero: default height': [
      sizes,
      'unit/pages/home/hero-slideshow.test.tsx › slides change by themselves every 6000ms and begin again after the last',
      'unit/app/documents/home.test.ts › three slides open the page: the school’s words, then twice the association’s name',
    ],
    'Page heroes': [sizes],
    'Navbar: hide and show': [
      'unit/app/bar-visibility.test.ts › the bar is solid once the page is scrolled past 20px, and clear again at the top',
      'unit/app/bar-visibility.test.ts › scrolling down past 80px hides the bar after 120ms',
      'unit/app/bar-visibility.test.ts › the scrolling mark goes 700ms after the last movement',
      sizes,
    ],
    'Footer: default background': [
      sizes,
      'unit/styles/tokens.test.ts › the footer is the stone of the specification by default, and dark where the reader asks for dark',
    ],
    'Carousels: fetch limit': [
      carousel,
      'unit/app/home-queries.test.ts › ask only for what is published and not run out, newest first, nulls last, at most 24',
    ],
    'Agenda: 4 items.': ['unit/app/home-queries.test.ts › asks for four entries from today in Istanbul on'],
    'Publications grid: 9 slots': [
      'unit/pages/home/publications-grid.test.tsx › nine slots show the first nine covers, each a link to the page of all of them',
      'unit/pages/home/publications-grid.test.tsx › every 2800ms the next nine come, without end',
      'unit/pages/home/publications-grid.test.tsx › the fade takes 600ms and runs through the slots in steps of 140ms',
    ],
    'Excerpts: 160 chars': [
      'unit/app/documents/home.test.ts › a card of the events shows 160 characters of its text',
      'unit/app/documents/announcement.test.ts › a card of the list holds cover, title, 180 characters in one line, and the way to the page',
      'unit/app/documents/event.test.ts › stand on cards with cover, 180 characters in one line, and the way to the page',
      'unit/lib/text/excerpt.test.ts › a long text ends at a word within its length, in one ellipsis',
    ],
    'Limits: announcements list 50': [
      'unit/app/documents/announcement.test.ts › the announcements are the fifty newest by their publication, in the columns that cards need',
      'unit/app/documents/alumni.test.ts › are the fifty newest, in the columns the specification names',
      'unit/lib/text/slug.test.ts › a long title is cut to the maximum and does not end in a hyphen',
      'unit/lib/text/slug.test.ts › the suffix keeps within the maximum by cutting the base',
    ],
    'Detail page width': [sizes],
    'Fallbacks: perk index': [
      'database/content/row-triggers.test.ts › stand in for a perk’s blank category and order',
      'unit/app/documents/announcement.test.ts › a card of the list holds cover, title, 180 characters in one line, and the way to the page',
      'unit/app/documents/membership.test.ts › with nothing but a name stand under Diğer with a placeholder, without code and link',
      'e2e/alumni.spec.ts › a broken picture gives way to the placeholder, on the card and on the page',
    ],
    'Dues: the 5% provider': [
      'unit/content/fees.test.ts › is the amount times 1.05, for the provider’s 5%',
      'unit/content/fees.test.ts › the entry fee is 20 TL and the dues of 2025 are 450 TL',
      'unit/app/documents/dues.test.ts › fees, the weekly posting, the provider’s cut and its worked example are in the document',
    ],
    'Years: the association': [
      'unit/app/corporate-facts.test.ts › our history',
      'unit/content/bulletin-archive.test.ts › the archive reaches from 2009 to 2025 without a gap',
      'unit/content/awards.test.ts › the story says since when, how often and for how many',
    ],
    'Session: token considered': 'identity',
    'Not shown: the session': 'not-shown',
    'Turkish month names': [
      'unit/app/documents/home.test.ts › the agenda shows day, month in Turkish capitals and title of four entries, and leads to the calendar',
      'unit/lib/dates/months.test.ts › a month has its days and its Turkish name',
      'unit/features/bulletins/bulletins.test.ts › an issue is named in Turkish, its file so that files sort by date',
    ],
    'The search results screen': 'not-shown',
    'The server-side behaviour': 'not-shown',
    'The payment flow': 'not-shown',
    'The exact wording': 'not-shown',
  },
};
