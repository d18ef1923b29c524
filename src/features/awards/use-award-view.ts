import { useEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { readView, ROWS_AT_ONCE, viewSearch, type AwardView } from './award-view';

/** Browsers limit how often the address may change. */
const WRITE_AFTER_MS = 300;

/** Returns the view. Typed text takes effect at once, and the address follows when typing pauses. */
export function useAwardView() {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const movement = useNavigationType();
  const isLeaving = useNavigation().state !== 'idle';
  const navigate = useNavigate();
  const inAddress = readView(params);
  const [text, setText] = useState(inAddress.text);
  const [shownKey, setShownKey] = useState(key);

  // Back, forward and links bring another text; only this hook's own writes replace the address.
  if (key !== shownKey) {
    setShownKey(key);
    if (movement !== NavigationType.Replace) setText(inAddress.text);
  }

  const view: AwardView = { ...inAddress, text };
  const search = viewSearch({ ...view, limit: ROWS_AT_ONCE });
  const isAhead = !isLeaving && text.trim() !== inAddress.text.trim();

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isAhead) return undefined;
    const write = () => void navigate({ search }, { replace: true, preventScrollReset: true });
    timer.current = setTimeout(write, WRITE_AFTER_MS);
    return () => clearTimeout(timer.current);
  }, [isAhead, navigate, search]);

  const change = (part: Partial<AwardView>) => {
    clearTimeout(timer.current);
    const next = { ...view, limit: ROWS_AT_ONCE, ...part };
    setText(next.text);
    void navigate({ search: viewSearch(next) }, { replace: true, preventScrollReset: true });
  };
  /**
   * Call this when the field loses focus, perhaps to a link: a later write would replace the address of the link's
   * page.
   */
  const settle = () => {
    if (isAhead) change({});
  };
  return { view, setText, change, settle };
}
