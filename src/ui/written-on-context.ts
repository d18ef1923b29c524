import { createContext } from 'react';
import type { CivilDate } from '../lib/dates/dates';

/** The day in Istanbul that the document is of, until it is taken over; absent where no server made one. */
export const WrittenOnContext = createContext<CivilDate | undefined>(undefined);
