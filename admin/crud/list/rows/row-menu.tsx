import { EllipsisOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { rowTexts } from '../../../i18n/lists';
import { savedTexts } from '../../../i18n/saving';
import { codeTexts } from '../../../i18n/sharing';
import { texts } from '../../../i18n/texts';
import { MenuButton } from '../../menu-button';

/** A poster is made now and then; the list does not wait for it. */
const QrCodeDialog = lazy(async () => {
  const { QrCodeDialog } = await import('../../sharing/qr-code-dialog');
  return { default: QrCodeDialog };
});

export interface RowMenuProps {
  readonly title: string;
  /** The row's public address, null while visitors cannot see it. */
  readonly address: string | null;
  readonly onCopy: () => void;
  /** Absent: it is published already, or its kind knows no drafts. */
  readonly onPublish?: (() => void) | undefined;
  /** Absent: the row has no place of its own to move from. */
  readonly onMoveUp?: (() => void) | undefined;
  readonly onMoveDown?: (() => void) | undefined;
  /** The list has an order set by hand, whether or not this row can move now. */
  readonly isOrdered: boolean;
}

/** What is wanted of a row now and then. */
export function RowMenu({
  title,
  address,
  onCopy,
  onPublish,
  onMoveUp,
  onMoveDown,
  isOrdered,
}: RowMenuProps) {
  const [isCodeShown, setCodeShown] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const leaveCode = () => {
    setCodeShown(false);
    opener.current?.focus();
  };
  const items: MenuProps['items'] = [{ key: 'copy', label: rowTexts.copy, onClick: onCopy }];
  if (onPublish) items.unshift({ key: 'publish', label: savedTexts.publish, onClick: onPublish });
  if (address !== null) {
    items.push({
      key: 'open',
      label: (
        <a href={address} target="_blank" rel="noopener" tabIndex={-1} aria-label={texts.list.openRow(title)}>
          {texts.list.open}
        </a>
      ),
      // The menu hears Enter itself; a click is the link's own.
      onClick: ({ domEvent }) => {
        if (domEvent.type === 'keydown') window.open(address, '_blank', 'noopener');
      },
    });
    items.push({ key: 'code', label: codeTexts.title, onClick: () => setCodeShown(true) });
  }
  if (isOrdered) {
    items.push(
      { type: 'divider' },
      move('up', rowTexts.moveUp, onMoveUp),
      move('down', rowTexts.moveDown, onMoveDown),
    );
  }

  return (
    <>
      <MenuButton
        ref={opener}
        items={items}
        aria-label={rowTexts.moreOf(title)}
        icon={<EllipsisOutlined aria-hidden />}
      />
      {isCodeShown && address !== null && (
        <Suspense>
          <QrCodeDialog title={title} address={address} onClosed={leaveCode} />
        </Suspense>
      )}
    </>
  );
}

function move(key: string, label: string, act: (() => void) | undefined) {
  return { key, label, disabled: act === undefined, onClick: () => act?.() };
}
