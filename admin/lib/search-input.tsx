import { SearchOutlined } from '@ant-design/icons';
// The first list loads this module alone: with the package's entry, which brings passwords and codes, it has 437 kB beside the bare app's 435.
import Input from 'antd/es/input/Input';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../i18n/texts';

/** Long enough not to query for every letter, short enough not to be noticed. */
const PAUSE_MS = 300;

interface SearchInputProps {
  readonly label: string;
  readonly term: string;
  readonly onSearch: (term: string) => void;
  readonly className?: string | undefined;
}

export function SearchInput({ label, term, onSearch, className }: SearchInputProps) {
  const [typed, setTyped] = useState(term);
  // A term that was not typed here came with the address: by going back, or by the button that clears the
  // search.
  const [asked, setAsked] = useState(term);
  const [known, setKnown] = useState(term);
  if (known !== term) {
    setKnown(term);
    if (asked !== term) setTyped(term);
  }

  function search(): void {
    const next = typed.trim();
    if (next === term) return;
    setAsked(next);
    onSearch(next);
  }

  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchAfterPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Input
      {...(className !== undefined && { className })}
      type="search"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={texts.list.search}
      prefix={<SearchOutlined aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={search}
    />
  );
}
