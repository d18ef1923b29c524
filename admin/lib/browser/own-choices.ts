import { useGetIdentity } from '@refinedev/core';
import { useCallback, useSyncExternalStore, useState } from 'react';
import {
  readTextSize,
  type TextSize,
  APPEARANCE_KEYS,
  readTheme,
  showTheme,
  type Theme,
} from '../../../src/lib/appearance';
import { webStorage } from './web-storage';

/** The steps of the guide for the first day, in their order. */
export const FIRST_STEPS = ['draft', 'preview', 'publish', 'takeBack', 'password', 'secondStep'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

const CLOSED = 'closed';
const KEYS = { guide: 'dernek-rehber', textSize: 'dernek-yazi' } as const;
type Choice = keyof typeof KEYS;

const listeners = new Set<() => void>();

/** Calls `listener` after every change of somebody's choices on this device. Returns the function that ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announceChoice(): void {
  for (const listener of listeners) listener();
}

/** Each person of a shared computer has their own. */
function read(choice: Choice, personId: string | undefined): string {
  if (personId === undefined) return '';
  return webStorage('localStorage').getItem(`${KEYS[choice]}:${personId}`) ?? '';
}

/** Somebody's choices as words; '' where nothing was chosen. */
export type OwnChoices = Readonly<Record<Choice, string>>;

export function choicesOf(personId: string): OwnChoices {
  return { guide: read('guide', personId), textSize: read('textSize', personId) };
}

/** Takes over what a person chose on other devices. Steps that were done on this one stay done. */
export function adoptChoices(personId: string, { guide, textSize }: OwnChoices): void {
  const here = read('guide', personId).split(' ');
  const done = FIRST_STEPS.filter((step) => here.includes(step) || guide.split(' ').includes(step));
  const closed = guide.split(' ').includes(CLOSED) ? [CLOSED] : [];
  write('guide', personId, [...done, ...closed].join(' '));
  write('textSize', personId, textSize);
}

function write(choice: Choice, personId: string, value: string): void {
  if (value === read(choice, personId)) return;
  webStorage('localStorage').setItem(`${KEYS[choice]}:${personId}`, value);
  announceChoice();
}

/** Returns the size of text that this person chose, in percent; the usual one for nobody. */
export function useTextSize(personId: string | undefined): TextSize {
  return readTextSize(useSyncExternalStore(subscribe, () => read('textSize', personId)));
}

export function chooseTextSize(personId: string, size: TextSize): void {
  write('textSize', personId, String(size));
}

/** What the signed-in person did of the guide, and whether they closed it. */
export function useGuide() {
  const personId = useGetIdentity<{ id: string } | null>().data?.id;
  const stored = useSyncExternalStore(subscribe, () => read('guide', personId));
  const words = stored.split(' ');
  const change = useCallback(
    (edit: (words: Set<string>) => void) => {
      if (personId === undefined) return;
      const changed = new Set(read('guide', personId).split(' ').filter(Boolean));
      edit(changed);
      write('guide', personId, [...changed].join(' '));
    },
    [personId],
  );
  return {
    /** Undefined until it is known. */
    personId,
    done: FIRST_STEPS.filter((step) => words.includes(step)),
    isClosed: words.includes(CLOSED),
    close: () => change((changed) => changed.add(CLOSED)),
    reopen: () => change((changed) => changed.delete(CLOSED)),
    /** Ticks steps for good: what the database tells about them ends with the history after 30 days. */
    tick: useCallback(
      (...steps: readonly FirstStep[]) => change((changed) => steps.forEach((step) => changed.add(step))),
      [change],
    ),
  };
}

function chosenTheme(): Theme {
  return readTheme(webStorage('localStorage').getItem(APPEARANCE_KEYS.theme));
}

export function chooseTheme(theme: Theme): void {
  webStorage('localStorage').setItem(APPEARANCE_KEYS.theme, theme);
  showTheme(theme);
  announceChoice();
}

/** Returns the chosen scheme, updated when it changes, and shows it: styles are read after the first call. */
export function useChosenTheme(): Theme {
  useState(() => showTheme(chosenTheme()));
  return useSyncExternalStore(subscribe, chosenTheme);
}
