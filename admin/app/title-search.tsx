import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { appTexts, fill } from '../i18n/app';
import styles from './title-search.module.css';
import { useDismissal } from './use-dismissal';
import { useTitleSearch } from './use-title-search';

const texts = appTexts.search;

/** The header's search: finds by title in every resource; a result leads to its form, Enter to the first. */
export function TitleSearch() {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const search = useTitleSearch(text);
  const navigate = useNavigate();
  const root = useRef<HTMLElement>(null);
  const hide = useCallback(() => setIsOpen(false), []);
  useDismissal(root, isOpen, hide);

  function close() {
    setIsOpen(false);
    setText('');
  }

  function openFirst() {
    const first = search.groups[0]?.hits[0];
    if (!first || search.isSearching) return;
    close();
    void navigate(first.to);
  }

  return (
    <search ref={root} className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          openFirst();
        }}
      >
        <Input
          type="search"
          aria-label={texts.label}
          placeholder={texts.placeholder}
          prefix={<SearchOutlined aria-hidden />}
          value={text}
          onFocus={() => setIsOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setIsOpen(true);
          }}
        />
        {isOpen && text.trim() !== '' && <Results search={search} onChoose={close} />}
      </form>
    </search>
  );
}

interface ResultsProps {
  search: ReturnType<typeof useTitleSearch>;
  onChoose: () => void;
}

function Results({ search: { groups, isSearching, failure }, onChoose }: ResultsProps) {
  const isEmpty = groups.length === 0 && !isSearching && !failure;
  return (
    <div className={styles.results} role="region" aria-label={texts.results}>
      {groups.map(({ label, hits }) => (
        <div key={label}>
          <p className={styles.group}>{label}</p>
          <ul aria-label={label}>
            {hits.map(({ title, to }) => (
              <li key={to}>
                <Link to={to} onClick={onChoose}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p role="status" className={styles.note}>
        {isSearching && texts.searching}
        {isEmpty && texts.none}
        {failure && fill(texts.failed, { message: failure })}
      </p>
    </div>
  );
}
