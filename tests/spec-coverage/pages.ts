import type { Coverage } from './coverage';

const aboutUs = 'unit/app/corporate-facts.test.ts › about us';
const history = 'unit/app/corporate-facts.test.ts › our history';
const announcementCard =
  'unit/app/documents/announcement.test.ts › a card of the list holds cover, title, 180 characters in one line, and the way to the page';
const eventPage =
  'unit/app/documents/event.test.ts › holds title, lead, cover, body, gallery and the way back';
const picker =
  'e2e/calendar.spec.ts › the picker opens at the current year and closes on a choice or on cancel';
const newsCard = 'unit/app/documents/alumni.test.ts › lead to their page, or to their source in a new tab';
const newsPage = 'e2e/alumni.spec.ts › news lead to their page, and from there to their source and back';
const awardsTable = 'e2e/awards.spec.ts › letters and years narrow the table, and the address remembers them';
const awardsDocument =
  'unit/app/documents/alumni.test.ts › have six columns, a field for names and professions, and a choice of years';
const joining =
  'unit/app/documents/membership.test.ts › joining is a form elsewhere, the board, the state registry, an e-mail, and a first payment by transfer';
const fees =
  'unit/app/documents/dues.test.ts › fees, the weekly posting, the provider’s cut and its worked example are in the document';
const payment =
  'unit/app/documents/dues.test.ts › payment and balance are asked for on other sites, in new tabs';

/** Section 2, the pages. */
export const pages: Readonly<Record<string, Coverage>> = {
  'Corporate pages': {
    'About (HAKKIMIZDA)': [
      'unit/app/documents/corporate.test.ts › hakkimizda sets three blocks, each with its picture',
    ],
    'Content: association aims': [aboutUs],
    'History (TARİHÇE)': [
      'unit/app/documents/corporate.test.ts › tarihce sets three blocks, each with its picture',
      history,
    ],
    'Content: founding in 1987': [history],
    'Board (Yonetim Kurulu': [
      'unit/app/documents/corporate.test.ts › the board is seven portraits with the names of the regular members',
      'e2e/corporate.spec.ts › the board stands in three columns, on small screens in two',
    ],
    "President's message": [
      'unit/app/documents/corporate.test.ts › the president’s portrait stands beside the message',
      'unit/app/corporate-facts.test.ts › the president’s message',
    ],
    'Bylaws (DERNEK TÜZÜĞÜ)': [
      'unit/app/documents/corporate.test.ts › the bylaws are 21 articles and a provisional one, each at its anchor and in the contents',
    ],
    'KVKK: personal data policy': [
      'e2e/corporate.spec.ts › the data protection text is downloaded as a PDF of the size that its label says',
      'unit/build/prose-pdf.test.ts › the association’s data protection text is whole in its PDF',
    ],
    'School family': [
      'unit/app/corporate-facts.test.ts › the school family',
      'unit/app/documents/corporate.test.ts › the school family ends with the map of the world network',
    ],
    'Literature award (NDS': [
      'unit/app/documents/corporate.test.ts › the award shows a cover and a caption for each year from 2025 back to 2009',
      'e2e/corporate.spec.ts › the winners’ books stand in two columns, each cover with its caption',
    ],
  },

  'Announcements, events, calendar, bulletins': {
    'Announcements list (DUYURULAR)': [announcementCard],
    'States: error (red text)': [
      'e2e/states.spec.ts › ${name}: loading, then unreadable in a red line, then on demand empty',
    ],
    'Announcement detail: title': [
      'unit/app/documents/announcement.test.ts › an announcement’s page holds title, picture, body and the way back',
      'unit/app/documents/documents.test.ts › of none, or of one that visitors may not see, is not found',
    ],
    'Events list (ETKİNLİKLER)': [
      'unit/app/documents/event.test.ts › stand on cards with cover, 180 characters in one line, and the way to the page',
    ],
    'Event detail: hero background': [
      eventPage,
      'unit/app/documents/event.test.ts › has %s behind the title',
      'unit/app/documents/event.test.ts › shows the excerpt where there is no lead',
      'e2e/events.spec.ts › the gallery opens in a lightbox that keys turn and close',
    ],
    "If not found: title 'BULUNAMADI'": [
      'unit/app/documents/event.test.ts › that is not there says BULUNAMADI, and is no error',
    ],
    'Shows one month': [
      'e2e/calendar.spec.ts › months are turned by their neighbours, years roll over, and back works',
    ],
    'A month-year button': [
      picker,
      'e2e/calendar.spec.ts › each of the picker’s twelve months leads to itself',
    ],
    "Lists that month's items": [
      'e2e/calendar.spec.ts › entries stand by day, are marked in the grid, and lead to the event they mean',
    ],
    'Empty text': [
      'e2e/calendar.spec.ts › an empty month says so; a month that does not exist is the current one',
    ],
    'Bulletin archive: by year': [
      'unit/content/bulletin-archive.test.ts › the archive reaches from 2009 to 2025 without a gap',
      'unit/app/documents/bulletin.test.ts › the archive holds each year from 2009 on, and the table’s issues before them',
      'e2e/bulletins.spec.ts › an issue of the archive and one of the table are saved under a readable name',
    ],
  },

  'Alumni pages': {
    'Alumni news list': [newsCard],
    'The link is internal': [
      newsCard,
      'unit/features/alumni-news/alumni-news.test.ts › a card leads to %s',
      'e2e/alumni.spec.ts › news without a page open their source in a new tab',
    ],
    "Empty: 'Henuz haber yok.'": [
      'unit/app/documents/alumni.test.ts › say when there are none and when they could not be read',
    ],
    'Alumni news detail: title': [newsPage],
    "If not found, a 'BULUNAMADI'": [
      'e2e/alumni.spec.ts › the number of an item and its former slug lead to its slug, and what is not there is not found',
    ],
    'A year dropdown': [
      awardsTable,
      'unit/features/awards/awards.test.ts › the years are distinct and ascending',
    ],
    'A text search': [awardsDocument, awardsTable],
    'A table with columns': [awardsDocument],
    "Empty: 'Kayit bulunamadi.'": ['unit/app/documents/alumni.test.ts › say when nothing fits'],
    'About 110 built-in rows.': [
      'unit/content/awards.test.ts › about 110 graduates are listed, none twice, each with a name, a year and a profession',
    ],
    'Award content': ['unit/content/awards.test.ts › the story says since when, how often and for how many'],
  },

  'Membership and dues': {
    'How to become a member': [joining],
    'The board approves': [joining],
    'The first payment': [joining],
    'Why join': ['unit/app/documents/membership.test.ts › there are twelve benefits, with a picture'],
    'A button to an external payment': [payment],
    'A link to an external member platform': [payment],
    'Bank details': [
      'unit/app/documents/dues.test.ts › the account is told with bank, branch, holder and IBAN in groups of four, and as a sample',
    ],
    'A note that bank deposits': [fees],
    'A note that new graduate': [fees],
    'A note that the provider': [
      fees,
      'unit/content/fees.test.ts › is the amount times 1.05, for the provider’s 5%',
    ],
    'Category filter pills': [
      'e2e/membership.spec.ts › a pill narrows the perks, the address remembers it, and back undoes it',
      'unit/app/documents/membership.test.ts › are filtered by the address, which needs no script; an unknown category shows all',
    ],
    'Cards with logo': [
      'unit/app/documents/membership.test.ts › show logo, offer, code, graduate and the way to the business',
      'e2e/membership.spec.ts › a perk’s contact is its e-mail, else its telephone, else nothing',
    ],
    "Empty: 'Su anda": [
      'unit/app/documents/membership.test.ts › say when there are none and when they could not be read',
    ],
    'Fallback logo placeholder.': [
      'unit/app/documents/membership.test.ts › with nothing but a name stand under Diğer with a placeholder, without code and link',
    ],
  },

  Contact: {
    'Social (nds-sosyal-medya)': [
      'unit/app/documents/contact.test.ts › three official accounts speak for the association, and no other',
    ],
    'Addresses: organisation name': [
      'unit/app/documents/contact.test.ts › the addresses name the association, two lines, a telephone, an e-mail and the way there',
      'e2e/contact.spec.ts › a real map is asked of another site only when a visitor wants it, and goes away again',
    ],
  },

  Admin: {
    'Login (Yönetici Girişi)': 'admin',
    'Header with a greeting': 'admin',
    'An avatar initial.': 'admin',
    'A search box (not functional).': 'admin',
    "A logout button 'Çıkış'.": 'admin',
    'Sidebar tabs': 'admin',
    'Each tab is a table': 'admin',
    'The alumni news list shows': 'admin',
  },
};
