import type { Page } from '@playwright/test';
import { STATIC_ROUTES } from '../../fixtures/public-routes';
import { expect, test } from '../support/test';
import { awaitScriptOnVisits } from '../support/visitor';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SECTIONS = ['/', '/kurumsal', '/duyurular', '/mezunlarimiz', '/uyelik', '/iletisim'];
const sectionOf = (path: string) => SECTIONS.findLast((section) => path.startsWith(section));

for (const section of SECTIONS) {
  test(`a translated page shows what the page itself shows after each use of a control: ${section}`, async ({
    backend,
    complaints,
    context,
    page,
  }) => {
    // A page that is translated before React takes it over is rendered afresh, which React reports.
    complaints.allow(/404|React error #418/);
    await context.route('https://www.openstreetmap.org/**', (route) => route.fulfill());
    const texts = {
      title: 'Çeviri günü',
      body: '<p>Buluşuyoruz.</p>',
      published_at: new Date().toISOString(),
    };
    const gallery = ['/apple-touch-icon.png', '/favicon.svg'];
    const { slug } = await backend.createEvent({ ...texts, gallery, starts_at: '2027-05-01T09:00:00Z' });
    const rows = [
      `/duyurular/${await backend.createAnnouncement(texts)}`,
      `/duyurular/etkinlikler/${slug}`,
      `/mezunlarimiz/mezunlardan-haberler/${await backend.createNews({ title: 'Haber', link: 'https://gazete.example/' })}`,
    ];
    const own = await context.newPage();
    awaitScriptOnVisits(own);
    const left: string[] = [];
    for (const path of [...STATIC_ROUTES, ...rows, '/arama?q=aidat', '/boyle/bir/sayfa/yok']) {
      if (sectionOf(path) === section) await compareWithItself(page, own, path, left);
    }
  });
}

test('a page whose elements another program removed renders afresh, where the reader was', async ({
  complaints,
  page,
}) => {
  complaints.allow(/React Router caught .*NotFoundError/);
  await page.goto('/duyurular/takvim');
  const title = page.getByRole('heading', { level: 2 }).first();
  const before = await title.textContent();
  const link = page.getByRole('link', { name: /^Sonraki ay/ });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('main td a, main td span')?.closest('table')?.remove());
  const top = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(title).not.toHaveText(before ?? '');
  await page.evaluate(() =>
    document.querySelectorAll('main a, main td > *').forEach((each) => each.remove()),
  );
  await page.goBack();
  await expect(title).toHaveText(before ?? '');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

/**
 * Uses the controls of a page that is translated and of the page itself, and compares what they show. `left` has the kinds
 * of links to other pages that were followed.
 */
async function compareWithItself(page: Page, own: Page, path: string, left: string[]): Promise<void> {
  const both = <Result>(act: (each: Page) => Promise<Result>) => Promise.all([act(page), act(own)]);
  await both((each) => each.goto(path));
  await page.evaluate(translate);
  const used: string[] = [];
  for (;;) {
    const [control, same] = await both((each) => nextControl(each, [...used, ...left]));
    if (control?.name !== same?.name) continue;
    if (!control || !same) return;
    const place = `${path}: ${control.name}`;
    const title = await page.title();
    (control.isLeaving ? left : used).push(control.name);
    const isLeaving = await useControl(page, control, used);
    await useControl(own, same, used);
    if (isLeaving) await both((each) => expect.poll(() => each.title(), place).not.toBe(title));
    await expectSame(page, own, place);
    if (!isLeaving) continue;
    await both((each) => each.goBack());
    await both((each) => expect.poll(() => each.title(), place).toBe(title));
    await expectSame(page, own, `${place}, and back`);
  }
}

/**
 * Does what Chrome's translator does: puts `<font>` elements in the place of texts, also of those that come later. The
 * words stay, so that a text that React could not change differs from the page itself.
 */
function translate(): void {
  const html = 'http://www.w3.org/1999/xhtml';
  const wrap = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (text.parentElement?.closest('font, script, style, noscript, [translate="no"]') !== null) continue;
      const font = document.createElementNS(html, 'font');
      font.appendChild(document.createElementNS(html, 'font')).textContent = text.textContent;
      text.parentNode?.replaceChild(font, text);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => changes.forEach(({ target }) => wrap(target))).observe(document.body, {
    ...{ childList: true, characterData: true, subtree: true },
  });
}

interface Control {
  /** Controls of one kind have one name. */
  name: string;
  position: number;
  /** Whether it is a link to another page. */
  isLeaving: boolean;
}

const CONTROLS =
  'a[href^="/"]:not([target], [download], [type]), a[href^="#"], button, input, select, summary, [role="option"]';

/**
 * Finds a control to use. Of a kind these are the first and then the last one, but only one of the links to another page.
 * A button that closes its dialog comes after what stands in the dialog.
 */
function nextControl(page: Page, used: readonly string[]): Promise<Control | undefined> {
  return page.evaluate(
    ([selector, names]) => {
      const { pathname } = window.location;
      const place =
        document.querySelector('dialog:modal, [aria-modal="true"]') ??
        document.querySelector(pathname === '/' ? 'body' : 'main');
      const controls = [...document.querySelectorAll<HTMLElement>(selector)].map((control, position) => {
        const link = control instanceof HTMLAnchorElement ? control : undefined;
        const words = link
          ? [...new URL(link.href).searchParams.keys()]
          : [control.ariaLabel ?? control.textContent];
        const isLeaving = link !== undefined && link.pathname !== pathname && !link.pathname.includes('.');
        const name = [control.tagName, control.className, isLeaving, ...words].join(' ').trim();
        const uses = names.filter((each) => each === name).length;
        const isUsable =
          place?.contains(control) &&
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(':disabled');
        return { name, position, isLeaving, uses, isDue: isUsable && uses < (isLeaving ? 1 : 2) };
      });
      const due = controls
        .filter(({ isDue }) => isDue)
        .sort((one, other) => Number(/kapat/i.test(one.name)) - Number(/kapat/i.test(other.name)));
      return due[0]?.uses === 1 ? due.findLast(({ name }) => name === due[0]?.name) : due[0];
    },
    [CONTROLS, used] as const,
  );
}

/** Uses the control and returns whether the site's router leads to another page. A link that loads a document is not followed. */
async function useControl(
  page: Page,
  { name, position, isLeaving }: Control,
  used: readonly string[],
): Promise<boolean> {
  const control = page.locator(CONTROLS).nth(position);
  const isAgain = used.filter((each) => each === name).length > 1;
  if (name.startsWith('INPUT')) await control.fill(isAgain ? '250' : 'aidat');
  else if (name.startsWith('SELECT')) await control.selectOption({ index: isAgain ? 0 : 1 });
  else if (!isLeaving) await control.evaluate(click);
  else {
    await page.evaluate(() => {
      const stay = (event: MouseEvent) => {
        document.body.toggleAttribute('data-stays', !event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('click', stay, { once: true });
    });
    await control.evaluate(click);
  }
  return isLeaving && !(await page.locator('body[data-stays]').count());
}

/** Presses the text in the control, as a finger would. */
function click(control: HTMLElement | SVGElement): void {
  (control.querySelector('font font') ?? control).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
}

/** Waits until the router rests, whose progress is a line beside the page, and both show the same. */
async function expectSame(page: Page, own: Page, place: string): Promise<void> {
  const read = (each: Page) =>
    each.evaluate(() => ({
      ...{
        address: window.location.href,
        title: document.title,
        isMoving: document.querySelector('#root > [aria-hidden="true"]') !== null,
      },
      text: document.getElementById('root')?.textContent,
    }));
  await expect(async () => {
    const expected = await read(own);
    expect(await read(page), place).toEqual({ ...expected, isMoving: false });
  }).toPass({ timeout: 10_000 });
}
