import { createContext } from 'react';
import type { CivilDate } from '../lib/dates/dates';

/** The site's public origin, for addresses that visitors share or subscribe to. */
export const SiteOriginContext = createContext('');

/** The day of the document in Istanbul, until it is hydrated. Undefined where no server rendered one. */
export const RenderedOnContext = createContext<CivilDate | undefined>(undefined);

/** Whether the sign-in pages have a captcha, which the privacy page names. */
export const HasCaptchaContext = createContext(false);
