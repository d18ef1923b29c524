import { createContext } from 'react';

/** The site's own address as visitors know it, for pages that are shared or subscribed to. */
export const SiteOriginContext = createContext('');
