import { Modal, Switch } from 'antd';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { shortcutTexts } from '../../i18n/app';
import { areSingleKeysOn, setSingleKeys, useDigitTabs } from './use-shortcuts';
import styles from './shortcuts.module.css';

const { keys: words } = shortcutTexts;
/** The label of the control key. Shortcuts use ⌘ on a Mac. */
const CONTROL = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Keys are pressed one after another. */
const SHORTCUTS = [
  { keys: [`${CONTROL} K`], does: words.search },
  { keys: ['/'], does: words.listSearch },
  { keys: ['N'], does: words.create },
  { keys: [`${CONTROL} S`], does: words.save },
  { keys: [`${CONTROL} Z`], does: words.undo },
  { keys: ['Esc'], does: words.close },
];

/** The list of all shortcuts, and the switch for single-key ones. */
export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [areOn, setAreOn] = useState(areSingleKeysOn);
  const switchId = useId();
  const list = useRef<HTMLDListElement>(null);
  const shortcuts = [
    ...SHORTCUTS,
    ...useDigitTabs().map(({ title }, index) => ({ keys: ['G', String(index)], does: words.tab(title) })),
    { keys: ['?'], does: words.help },
  ];

  // Ant Design moves the focus only after its animation, so Escape is handled from the start.
  useEffect(() => {
    if (isOpen) list.current?.focus();
  }, [isOpen]);

  return (
    <Modal open={isOpen} title={shortcutTexts.title} footer={null} onCancel={onClose}>
      <dl ref={list} tabIndex={-1} className={styles.shortcuts}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span className={styles.then}>{shortcutTexts.then}</span>}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.single}>
        <Switch
          id={switchId}
          aria-describedby={`${switchId}-help`}
          checked={areOn}
          onChange={(isOn) => {
            setSingleKeys(isOn);
            setAreOn(isOn);
          }}
        />
        <label htmlFor={switchId}>{shortcutTexts.single}</label>
        <p id={`${switchId}-help`}>{shortcutTexts.singleHelp}</p>
      </div>
    </Modal>
  );
}
