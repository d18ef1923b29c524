import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { searchTexts } from '../i18n/search';
import { SearchBox } from './search-box';
import styles from './search.module.css';

/** The search of a narrow window: a button, and a dialog over the whole width that holds field and results. */
export function SearchOverlay() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function open(): void {
    // The field must be there when the dialog opens: it then gets the focus, and a phone shows its keyboard.
    flushSync(() => setIsOpen(true));
    dialog.current?.showModal();
  }

  return (
    <>
      <Button
        icon={<SearchOutlined aria-hidden />}
        aria-label={searchTexts.label}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
      />
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={searchTexts.label}
        onClose={() => setIsOpen(false)}
      >
        {isOpen && <SearchBox isOverlay onDone={() => dialog.current?.close()} />}
        <Button
          className={styles.close}
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={searchTexts.close}
          onClick={() => dialog.current?.close()}
        />
      </dialog>
    </>
  );
}
