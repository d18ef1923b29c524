import type { Button, MenuProps } from 'antd';
import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../../src/lib/messages';
import { isExternalLink } from '../../../../src/lib/paths/links';
import type { Row } from '../../../lib/row';
import { useMinute } from '../../../lib/use-minute';
import { qrCodeTexts, rowTexts } from '../../../i18n/lists';
import { savedTexts } from '../../../i18n/forms';
import { texts } from '../../../i18n/texts';
import { versionTexts } from '../../../i18n/history';
import type { ResourceDefinition } from '../../../schema/types';
import { OpenedMenu } from '../../opened-menu';
import { rowState } from '../../row/publishing';
import { publicAddress, rowTitle } from '../../row/row-title';
import type { RowMenuProps } from './rows-props';
import { usePublishing } from './use-publishing';
import type { RowOrder } from './use-row-order';

/** Lazy, because posters are made rarely. */
const QrCodeDialog = lazy(async () => {
  const { QrCodeDialog } = await import('../../sharing/qr-code-dialog');
  return { default: QrCodeDialog };
});

interface OpenedRowMenuProps extends RowMenuProps {
  readonly button: ComponentProps<typeof Button>;
}

/** The open menu of a row, below its button. */
export function OpenedRowMenu({ resource, row, commands, order, isMenuOnly, button }: OpenedRowMenuProps) {
  const [isCodeShown, setCodeShown] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const publish = usePublishing(resource);
  const navigate = useNavigate();
  useMinute();
  const title = rowTitle(resource, row);
  const address = publicAddress(resource, row, new Date());
  const leaveCode = () => {
    setCodeShown(false);
    opener.current?.focus();
  };
  const items: MenuProps['items'] = [
    { key: 'copy', label: rowTexts.copy, onClick: () => commands.copy(row) },
    { key: 'history', label: versionTexts.open, onClick: () => commands.showHistory(row) },
  ];
  if (canPublish(resource, row)) {
    items.unshift({ key: 'publish', label: savedTexts.publish, onClick: () => publish(row) });
  }
  if (address !== null) {
    const action = isExternalLink(address) ? messages.labels.openSource : texts.list.open;
    items.push({
      key: 'open',
      label: (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          tabIndex={-1}
          aria-label={texts.list.openRow(action, title)}
        >
          {action}
        </a>
      ),
      // The menu handles Enter itself. A click is handled by the link.
      onClick: ({ domEvent }) => {
        if (domEvent.type === 'keydown') window.open(address, '_blank', 'noopener');
      },
    });
    items.push({ key: 'code', label: qrCodeTexts.title, onClick: () => setCodeShown(true) });
  }
  if (order) items.push({ type: 'divider' }, ...moves(order, row));
  if (isMenuOnly) {
    items.unshift({
      key: 'edit',
      label: messages.admin.edit,
      onClick: () => void navigate(commands.formOf(row)),
    });
    items.push(
      { type: 'divider' },
      { key: 'delete', danger: true, label: messages.admin.delete, onClick: () => commands.remove(row) },
    );
  }

  return (
    <>
      <OpenedMenu items={items} button={{ ...button, ref: opener }} />
      {isCodeShown && address !== null && (
        <Suspense>
          <QrCodeDialog title={title} address={address} onClosed={leaveCode} />
        </Suspense>
      )}
    </>
  );
}

function canPublish(resource: ResourceDefinition, row: Row): boolean {
  const state = rowState(resource, row, new Date());
  return state === 'draft' || state === 'scheduled';
}

function moves({ rows, isMovable, move }: RowOrder, { id }: Row) {
  const index = rows.findIndex((row) => row.id === id);
  const step = (key: string, label: string, to: number) => ({
    key,
    label,
    disabled: !isMovable || rows[to] === undefined,
    onClick: () => move(index, to),
  });
  return [step('up', rowTexts.moveUp, index - 1), step('down', rowTexts.moveDown, index + 1)];
}
