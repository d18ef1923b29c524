import { expect, type Locator } from '@playwright/test';

/** A phone's own date input takes ISO dates. */
const PLATFORM = ['date', 'datetime-local'];

/**
 * Writes a date into an input of a form or a filter as a person does: typed as 12.05.2031 or 12.05.2031, 14.30 at a desk, with the
 * platform's input on a phone. Takes '2031-05-12' or '2031-05-12T14:30'; '' deletes what is there.
 */
export async function typeDate(input: Locator, date: string): Promise<void> {
  await expect(input).toBeVisible();
  if (await isPlatforms(input)) return input.fill(date);
  await input.fill(inTurkish(date));
  await input.press('Tab');
}

/** Fails unless the input shows the date, in either notation. */
export async function expectDate(input: Locator, date: string): Promise<void> {
  await expect(input).toBeVisible();
  await expect(input).toHaveValue((await isPlatforms(input)) ? date : inTurkish(date));
}

async function isPlatforms(input: Locator): Promise<boolean> {
  return PLATFORM.includes((await input.getAttribute('type')) ?? '');
}

function inTurkish(date: string): string {
  const [day = '', clock] = date.split('T');
  const written = day.split('-').reverse().join('.');
  return clock === undefined ? written : `${written}, ${clock.replace(':', '.')}`;
}
