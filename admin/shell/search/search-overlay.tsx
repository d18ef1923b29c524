import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { searchTexts } from '../../i18n/app';
import { SearchBox } from './search-box';
import styles from './search.module.css';

/** The search in a narrow window: a button that opens a full-width dialog. */
export function SearchOverlay() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function open(): void {
    // Synchronous: the field must exist in this event, so that it gets the focus and a phone opens its
    // keyboard.
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
