import { Suspense } from 'react';
import { lazyComponent } from '../lib/lazy-component';
import type { SearchBoxProps } from './search-box';

/** Lazy, because a phone first shows the search when somebody opens it. */
const SearchBox = lazyComponent(async () => (await import('./search-box')).SearchBox);
export const preloadSearch = SearchBox.preload;

export function Search(props: SearchBoxProps) {
  return (
    <Suspense>
      <SearchBox {...props} />
    </Suspense>
  );
}
