import { expect, type Page } from '@playwright/test';

/** In CSS pixels: the least width and height under a finger (WCAG 2.2, 2.5.5), and the least text of a field that Safari does not zoom. */
const TARGET_PX = 44;
const FIELD_TEXT_PX = 16;

/** Fails if a finger would miss something on the open screen, or if Safari would zoom into a field. */
export async function expectFitForFingers(page: Page): Promise<void> {
  const found = await page.evaluate(findSmall, { target: TARGET_PX, text: FIELD_TEXT_PX });
  expect(found, `too small on ${new URL(page.url()).pathname}`).toEqual([]);
}

/**
 * Runs in the browser. A target is as large as the presses that reach it, counted from its middle. Links within a sentence are
 * exempt, as in WCAG.
 */
function findSmall({ target, text }: { target: number; text: number }): string[] {
  const INTERACTIVE =
    'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [contenteditable=true], ' +
    '[role=button], [role=switch], [role=tab], [role=menuitem], [role=option], [role=checkbox], [role=radio]';
  /** Presses on these reach the control inside. */
  const AROUND =
    'label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number, .ant-menu-item, [role=menuitem]';
  const dialogs = [...document.querySelectorAll('dialog[open], .ant-modal-wrap, .ant-drawer-content')].filter(
    (dialog) => dialog.checkVisibility({ visibilityProperty: true }),
  );
  const scope = dialogs.at(-1) ?? document;
  const ROUNDING = 1;
  const found: string[] = [];
  for (const element of scope.querySelectorAll<HTMLElement>(INTERACTIVE)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.matches(':disabled') || element.closest('[inert], [aria-hidden=true]')) continue;
    const owner = element.closest<HTMLElement>(AROUND) ?? element;
    owner.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = owner.getBoundingClientRect();
    // Only for screen readers, or reached by the keyboard alone.
    if (box.width < 4 || box.height < 4 || getComputedStyle(element).clipPath !== 'none') continue;
    const isInSentence =
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    if (isInSentence) continue;
    const name = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isHit = (dx: number, dy: number) => owner.contains(document.elementFromPoint(x + dx, y + dy));
    const reach = (dx: number, dy: number) => {
      let steps = 0;
      while (steps < target && isHit(dx * (steps + 1), dy * (steps + 1))) steps += 1;
      return steps;
    };
    // The middle and what is beside it.
    const width = reach(1, 0) + reach(-1, 0) + 1;
    const height = reach(0, 1) + reach(0, -1) + 1;
    if (width < target - ROUNDING || height < target - ROUNDING) found.push(`${name}: ${width} × ${height}`);
    const isField = element.matches(
      'input:not([type=checkbox], [type=radio], [type=range]), select, textarea, [contenteditable=true]',
    );
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (isField && size < text) found.push(`${name}: text of ${size} px`);
  }
  return [...new Set(found)];
}
