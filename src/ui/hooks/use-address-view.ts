import { useEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';

/** Browsers limit how often the address may change. */
const WRITE_AFTER_MS = 300;

/** What a visitor chose and typed to narrow a list, all of it in the address. */
interface ListView {
  readonly text: string;
}

/** How a view is written in the address. Both functions must be the same in every render. */
export interface AddressForm<View extends ListView> {
  readonly read: (params: URLSearchParams) => View;
  /** Returns the query of a view: '?ara=oya', or ''. */
  readonly write: (view: View) => string;
  /** What every change sets back, such as the number of rows. */
  readonly atStart?: Partial<View>;
}

/** A view and what changes it, shared by a page's filter and its list. */
export interface AddressView<View extends ListView> {
  readonly view: View;
  /** Call it on each keystroke. */
  readonly setText: (text: string) => void;
  /** Call it on each choice, which goes into the address at once. */
  readonly change: (part: Partial<View>) => void;
  /** Call it when the field loses focus: a later write would replace the address of the page that a link opens. */
  readonly settle: () => void;
}

/** Returns the view. Typed text takes effect at once, and the address follows when typing pauses. */
export function useAddressView<View extends ListView>({
  read,
  write,
  atStart,
}: AddressForm<View>): AddressView<View> {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const movement = useNavigationType();
  const isLeaving = useNavigation().state !== 'idle';
  const navigate = useNavigate();
  const inAddress = read(params);
  const [text, setText] = useState(inAddress.text);
  const [shownKey, setShownKey] = useState(key);

  // Back, forward and links bring another text; only this hook's own writes replace the address.
  if (key !== shownKey) {
    setShownKey(key);
    if (movement !== NavigationType.Replace) setText(inAddress.text);
  }

  const view: View = { ...inAddress, text };
  const search = write({ ...view, ...atStart });
  const isAhead = !isLeaving && text.trim() !== inAddress.text.trim();

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isAhead) return undefined;
    const go = () => void navigate({ search }, { replace: true, preventScrollReset: true });
    timer.current = setTimeout(go, WRITE_AFTER_MS);
    return () => clearTimeout(timer.current);
  }, [isAhead, navigate, search]);

  const change = (part: Partial<View>) => {
    clearTimeout(timer.current);
    const next = { ...view, ...atStart, ...part };
    setText(next.text);
    void navigate({ search: write(next) }, { replace: true, preventScrollReset: true });
  };
  const settle = () => {
    if (isAhead) change({});
  };
  return { view, setText, change, settle };
}
