import { createContext } from 'react';
import type { CivilDate } from '../lib/dates/dates';

/** The day that the document shows until it is taken over: absent, it is being written. */
export const WrittenOnContext = createContext<CivilDate | undefined>(undefined);
