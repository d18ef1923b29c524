import { createContext, useContext } from 'react';
import { NavigationType, type Params } from 'react-router-dom';
import type { PageData } from '../shared/page-data';

/** What a page may know of how it came to be shown. */
export interface ShownPage {
  /** What its address has at the places that its route names. */
  params: Params;
  /** What its `load` gave; absent when that failed. */
  data?: PageData | undefined;
  /** How its address came to be the present one. */
  movement: NavigationType;
  /** Whether another page is on its way: what is written into the address now would keep the visitor here. */
  isLeaving: boolean;
  /** Runs `load` again: the row may have come, moved or gone. */
  reload: () => void;
}

/** A page outside of the site, as in a preview, came from nowhere and goes nowhere. */
export const ShownPageContext = createContext<ShownPage>({
  params: {},
  movement: NavigationType.Pop,
  isLeaving: false,
  reload: () => undefined,
});

export function useShownPage(): ShownPage {
  return useContext(ShownPageContext);
}

/** State of a link or a step within a page: what is in view stays in view. */
export const STAY = { staysInPlace: true } as const;

/** Takes a history entry's state, says whether it was made with `STAY`. */
export function isStaying(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysInPlace' in state;
}
