import { createContext } from 'react';
import type { CivilDate } from '../lib/dates/dates';

/** The site's public origin, for addresses that visitors share or subscribe to. */
export const SiteOriginContext = createContext('');

/** The day in Istanbul on which the server rendered the document. Undefined during that rendering. */
export const RenderedOnContext = createContext<CivilDate | undefined>(undefined);
