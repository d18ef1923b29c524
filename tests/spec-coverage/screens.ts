import type { Coverage } from './coverage';

const isSpecifiedPage =
  'unit/app/documents/valid.test.ts › %s is a page of its own under the address that the specification gives it';
const handsOn = 'unit/app/documents/valid.test.ts › %s only hands on to %s';
const leavesBackOffice = 'unit/app/documents/documents.test.ts › leaves the back office to the browser';
const followsPage =
  'unit/app/nav-theme.test.ts › the bar follows the page on all others, the perks among them';
const barInBrowser =
  'e2e/layout.spec.ts › the bar opens its menus under the pointer, is clear over the hero, and goes and comes with the scrolling';
const menuOnPhone = 'e2e/phone.spec.ts › the menu opens, holds the page still, and closes with a link';
const searchByKeyboard =
  'e2e/keyboard.spec.ts › the keyboard opens the search, is kept in it, and comes back to its button';
const footerLinks =
  'unit/app/documents/home.test.ts › the footer leads to five pages, the legal texts and the official accounts';
const homeSections =
  'unit/app/documents/home.test.ts › the home page stacks its sections in the specification’s order';
const agenda =
  'unit/app/documents/home.test.ts › the agenda shows day, month in Turkish capitals and title of four entries, and leads to the calendar';
const homeStates =
  'e2e/states.spec.ts › home: each list is loading, then unreadable in a red line, then on demand empty';
const carouselInBrowser =
  'e2e/layout.spec.ts › a carousel shows one, two or three cards of the specification’s size, glides and loops';

/** Section 2, the frame: routes, bar, footer, home. */
export const screens: Readonly<Record<string, Coverage>> = {
  'Route table': {
    '/ : home.': [homeSections],
    '/kurumsal: an empty path': [handsOn],
    'Children: hakkimizda': [isSpecifiedPage],
    '/duyurular: an empty path': [
      'unit/app/documents/announcement.test.ts › a card of the list holds cover, title, 180 characters in one line, and the way to the page',
    ],
    'Children: {slug} (announcement detail)': [
      isSpecifiedPage,
      'unit/app/documents/documents.test.ts › in full shows it',
      'unit/app/documents/documents.test.ts › %s moves to the full one',
      'unit/app/documents/event.test.ts › holds title, lead, cover, body, gallery and the way back',
    ],
    '/mezunlarimiz: an empty path': [handsOn],
    'Children: basari-onur-odulleri': [
      isSpecifiedPage,
      'unit/app/documents/alumni.test.ts › is found by its slug',
    ],
    '/uyelik: an empty path': [handsOn],
    'Children: nasil-uye-olunur': [isSpecifiedPage],
    '/aidat: dues page.': ['unit/app/documents/dues.test.ts › the dues page is AİDAT ÖDEME, on a light bar'],
    'Its child aidat-odeme': [
      'unit/app/documents/dues.test.ts › the address aidat-odeme leads to the dues page',
    ],
    '/iletisim: an empty path': [
      'unit/app/documents/contact.test.ts › the contact section begins with the addresses',
    ],
    'Children: nds-sosyal-medya': [isSpecifiedPage],
    '/arama?q=term': [
      'unit/app/documents/search.test.ts › results are grouped with their counts, marked, and finished without script',
      'e2e/search.spec.ts › results are grouped and marked, one kind can be looked at alone, and back returns',
    ],
    'The results screen is not shown.': 'not-shown',
    '/gizlilik-sozlesmesi : privacy agreement (static). /iptal-iade-sartlari': [
      'unit/app/documents/legal.test.ts › %s is a dated text with its contents, on a light bar',
    ],
    '/giris (route name login)': [leavesBackOffice],
    'It reads a redirect query parameter.': 'admin',
    '/admin : admin area': [leavesBackOffice],
    'It needs a login and the admin flag.': 'admin',
    'Any unknown path redirects to /.': [
      'e2e/addresses.spec.ts › an unknown path goes home with a polite notice, and crawlers get a 404',
      'unit/app/documents/documents.test.ts › an unknown path is answered with 404, the home page and a word about it',
    ],
    'Every navigation scrolls to the top.': [
      'e2e/addresses.spec.ts › following a link starts at the top, going back returns to the earlier position',
    ],
    'Route metadata can hide': [leavesBackOffice, followsPage],
    'Light theme is used on': [
      'unit/app/nav-theme.test.ts › the bar is light on %s',
      followsPage,
      'e2e/layout.spec.ts › the bar of a light page is white, and that of another page has the colour of its paper',
    ],
  },

  Layout: {
    'Top navigation bar, main area, footer.': [
      'e2e/sweep.spec.ts › ${section}: the document is valid, axe finds nothing, every window is wide enough',
    ],
  },

  Navbar: {
    'Seven top-level items': [barInBrowser, 'unit/content/menu.test.ts › $label leads to a page of the site'],
    'Hovering an item opens': [barInBrowser],
    'A search button and a button': [barInBrowser, searchByKeyboard],
    'Mobile: a hamburger menu': [menuOnPhone],
    'Tapping a link closes the menu.': [menuOnPhone],
    'Page scrolling is locked': [menuOnPhone],
    'Search overlay: a text input': [
      'e2e/layout.spec.ts › hero, page heroes, overlay, footer and reading column have the sizes of the specification',
    ],
    'Submitting goes to': [
      'unit/features/search/search-term.test.ts › holds the term, trimmed and escaped',
      'e2e/search.spec.ts › letters suggest, arrows choose, Enter goes there; without a choice it opens all results',
    ],
    'An empty or whitespace-only term': [
      'e2e/keyboard.spec.ts › an empty search closes the overlay and goes nowhere',
    ],
    'Escape closes it.': [searchByKeyboard],
    'The bar is transparent': [
      barInBrowser,
      'unit/app/bar-visibility.test.ts › the bar is solid once the page is scrolled past 20px, and clear again at the top',
    ],
    'It hides when scrolling down': [
      'unit/app/bar-visibility.test.ts › scrolling down past 80px hides the bar after 120ms',
    ],
    'It reappears when scrolling up': [
      'unit/app/bar-visibility.test.ts › scrolling up brings the bar back after 120ms',
      'unit/app/bar-visibility.test.ts › a click below 120px of scroll brings the bar back, a click further down does not',
    ],
  },

  Footer: {
    'Decorative images.': [footerLinks],
    'Social links': [footerLinks],
    'A row of text links': [footerLinks],
    'A copyright line': [footerLinks],
    'Privacy and cancellation/refund links': [
      footerLinks,
      'unit/app/documents/home.test.ts › the footer shows the logos of the cards with which one can pay, each by its name',
    ],
  },

  Home: {
    'Hero slideshow with image': [
      'unit/app/documents/home.test.ts › three slides open the page: the school’s words, then twice the association’s name',
      'unit/pages/home/hero-slideshow.test.tsx › slides change by themselves every 6000ms and begin again after the last',
      'e2e/keyboard.spec.ts › the arrows turn the hero only while it has the focus',
    ],
    'It pauses on hover': [
      'unit/pages/home/hero-slideshow.test.tsx › the pointer over the hero stops the change, leaving it starts a full turn',
      'unit/pages/home/hero-slideshow.test.tsx › arrow keys turn the slides only while the hero has the pointer or the focus',
    ],
    'Agenda strip: up to 4': [
      agenda,
      'unit/app/home-queries.test.ts › asks for four entries from today in Istanbul on',
    ],
    "States: loading 'Yükleniyor…', empty": [homeStates],
    "It carries a link 'Takvimi görüntüle'": [
      agenda,
      'e2e/calendar.spec.ts › the agenda rolls over at Istanbul’s midnight and leads to the calendar',
    ],
    'Announcements carousel, titled': [homeSections],
    'Association blurb.': [
      'unit/app/documents/home.test.ts › the association introduces itself in a picture, some words and three figures',
    ],
    'Events carousel, titled': [homeSections],
    'Publications grid of nine': [
      'unit/app/documents/home.test.ts › the newest nine books stand on the shelf, lazily loaded, each leading to the award',
      'e2e/home.spec.ts › the shelf turns to the next nine books slot after slot, and stands still on demand',
    ],
  },

  Carousels: {
    'They loop and have': [carouselInBrowser],
    '1 card is visible': [carouselInBrowser],
    'Cards are 270px wide': [carouselInBrowser],
    'Empty messages': ['unit/app/documents/documents.test.ts › says what is empty'],
    "Loading: 'Yükleniyor….'.": [homeStates],
  },
};
