import { expect, type Page } from '@playwright/test';

/**
 * Does what Chrome's translator does: puts `<font>` elements in the place of texts, also of those that come later. React
 * fails at a text that is gone, or changes it unseen; the latter is reported as an error, which fails the test. As an
 * init script it translates before the site's scripts, which are deferred, run.
 */
export function translate(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', translate, { once: true });
    return;
  }
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
      Object.defineProperty(text, 'nodeValue', {
        set(value) {
          reportError(new Error(`React changed a text that is no longer on the page: ${value}`));
        },
      });
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => changes.forEach(({ target }) => wrap(target))).observe(document.body, {
    ...{ childList: true, characterData: true, subtree: true },
  });
}

/**
 * Uses every control in the page's `main`, and on the home page those of the frame as well. `ordinary` are the links that load a document,
 * as those within a row's text do.
 */
export async function useControls(page: Page, ordinary: readonly string[] = []): Promise<void> {
  await page.waitForFunction(isTakenOver);
  expect(await page.evaluate(pressAll), 'links that the router did not take').toEqual(ordinary);
}

/** React takes over the later parts of a page after its root, and marks each element in fields of its own. */
function isTakenOver(): boolean {
  const controls = [...document.querySelectorAll('#root a[class], #root button')];
  return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')));
}

/**
 * Runs in the page. Presses each control as a finger does, in the middle of its text, and once more when all had their turn: the
 * second time it may close what it opened. Links to other pages are pressed together; the last one is followed, and then back.
 * What closes a dialog comes last. Returns the links that the router did not take, and
 * throws if anything else does nothing.
 */
async function pressAll(): Promise<string[]> {
  const links = 'a[href^="/"]:not([target], [download], [type]), a[href^="#"]';
  const { pathname } = window.location;
  const uses = new Map<string, number>();
  const idle: string[] = [];
  let isChanged = false;
  new MutationObserver(() => (isChanged = true)).observe(document, {
    ...{ attributes: true, childList: true, characterData: true, subtree: true },
  });

  for (;;) {
    const due = controls().sort((one, other) => one.turn - other.turn)[0];
    if (!due) return idle;
    if (due.isLeaving) await leave();
    else await press(due.name, due.control);
  }

  function controls() {
    const place =
      document.querySelector('dialog:modal, [aria-modal="true"]') ??
      document.querySelector(pathname === '/' ? 'body' : 'main');
    const named = new Map<string, number>();
    return [
      ...document.querySelectorAll<HTMLElement>(`${links}, button, input, select, summary, [role="option"]`),
    ]
      .filter(
        (control) =>
          place?.contains(control) &&
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(':disabled'),
      )
      .map((control) => {
        const link = control instanceof HTMLAnchorElement ? new URL(control.href) : undefined;
        const isLeaving = link !== undefined && link.pathname !== pathname && !link.pathname.includes('.');
        const words = link ? [...link.searchParams.keys()] : [control.ariaLabel ?? control.textContent];
        const kind = [control.tagName, control.className, ...(isLeaving ? [link.pathname] : words)].join(' ');
        const position = (named.get(kind) ?? 0) + 1;
        named.set(kind, position);
        const name = `${kind} ${position}`;
        const used = uses.get(name) ?? 0;
        const turn = /kapat/i.test(kind) ? 4 : isLeaving ? 2 : 1 + 2 * used;
        const isDue = used < (isLeaving || control.matches('a[href^="#"]') ? 1 : 2);
        return { control, name, isLeaving, turn, isDue };
      })
      .filter(({ isDue }) => isDue);
  }

  async function press(name: string, control: HTMLElement): Promise<void> {
    const used = uses.get(name) ?? 0;
    uses.set(name, used + 1);
    if (uses.size > 500) throw new Error(`No end of controls: ${[...uses.keys()].slice(-9).join('; ')}`);
    isChanged = false;
    const entry = window.navigation.currentEntry;
    const before = document.activeElement;
    const address =
      control instanceof HTMLAnchorElement && !control.pathname.includes('.') ? control.href : undefined;
    if (control instanceof HTMLInputElement) write(control, used > 0 ? '250' : 'aidat');
    else if (control instanceof HTMLSelectElement)
      write(control, control.options[used > 0 ? 0 : 1]?.value ?? '');
    else click(control);
    await until(name, () => {
      if (address !== undefined) return window.location.href === address;
      if (control.role === 'combobox' && used === 0)
        return document.querySelector('[role="option"]') !== null;
      if (!(control instanceof HTMLButtonElement) || used > 0) return true;
      return isChanged || document.activeElement !== before;
    });
    await comeBack(entry);
  }

  async function leave(): Promise<void> {
    const entry = window.navigation.currentEntry;
    const leaving = controls().filter(({ isLeaving }) => isLeaving);
    for (const { control, name } of leaving) {
      uses.set(name, 1);
      if (!click(control)) idle.push(name);
    }
    await until(leaving.at(-1)?.name ?? '', () => window.location.pathname !== pathname);
    await comeBack(entry);
  }

  /** A button may lead to another page as well. */
  async function comeBack(entry: NavigationHistoryEntry | null): Promise<void> {
    if (window.location.pathname === pathname || entry === null) return;
    await window.navigation.traverseTo(entry.key).finished;
    await until('the way back', () => window.location.href === entry.url);
  }

  /** Returns whether the site's script took it. A link that loads a file or a document is not followed. */
  function click(control: Element): boolean {
    let isTaken = false;
    const note = (event: Event) => {
      isTaken = event.defaultPrevented;
      if (control.matches('a[href^="/"]')) event.preventDefault();
    };
    window.addEventListener('click', note, { once: true });
    const text = control.querySelector('font font') ?? control;
    text.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return isTaken;
  }

  /** Types as a browser does: React sees a value only when it was not set by its own property. */
  function write(control: HTMLInputElement | HTMLSelectElement, value: string): void {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(
      new Event(control instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }),
    );
  }

  /** Waits also for the router, whose progress is a line beside the page. */
  async function until(name: string, isThere: () => boolean): Promise<void> {
    const end = performance.now() + 10_000;
    do {
      await new Promise(requestAnimationFrame);
      if (performance.now() > end) throw new Error(`${pathname}: nothing comes of ${name}`);
    } while (!isThere() || document.querySelector('#root > [aria-hidden="true"]') !== null);
  }
}
