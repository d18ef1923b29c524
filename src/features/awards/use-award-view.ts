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

/** Browsers refuse addresses that change with every letter. */
const WRITE_AFTER_MS = 300;

/** The view as the address has it; the text being typed runs ahead of the address, which follows when the typing rests. */
export function useAwardView() {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const movement = useNavigationType();
  const isLeaving = useNavigation().state !== 'idle';
  const navigate = useNavigate();
  const inAddress = readView(params);
  const [text, setText] = useState(inAddress.text);
  const [shownKey, setShownKey] = useState(key);

  // Back, forward and links bring a text of their own; only what is written here replaces the address.
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
  /** For when the field is left, perhaps for a link: written now, it is not written over the page that the link leads to. */
  const settle = () => {
    if (isAhead) change({});
  };
  return { view, setText, change, settle };
}
