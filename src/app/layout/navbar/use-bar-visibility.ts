import { useEffect, useState, type RefObject } from 'react';
import { RESTING_BAR, watchBar } from './bar-visibility';

/** Connects the bar's state to the window's events. */
export function useBarVisibility(bar: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(RESTING_BAR);

  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const watch = watchBar({
      startY: window.scrollY,
      mayHide: () => element.querySelector(':focus-visible, [aria-expanded="true"]') === null,
      onChange: setState,
    });
    const onScroll = () => watch.scroll(window.scrollY, document.documentElement.scrollHeight);
    const onClick = () => watch.click(window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('click', onClick);
    element.addEventListener('focusin', watch.focus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('click', onClick);
      element.removeEventListener('focusin', watch.focus);
      watch.stop();
    };
  }, [bar]);

  return state;
}
