import { createContext } from 'react';

/** Whether stored pictures can be asked for in smaller widths. */
export const ResizingContext = createContext(false);

export const ResizingProvider = ResizingContext.Provider;
