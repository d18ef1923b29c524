import { EllipsisOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { messages } from '../../../src/lib/messages';
import { isExternalLink } from '../../../src/lib/paths/links';
import { useRights, type May } from '../../data/access';
import { savedTexts } from '../../i18n/forms';
import { qrCodeTexts, rowTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { versionTexts } from '../../i18n/history';
import { ButtonMenu } from '../../lib/button-menu';
import { useNow } from '../../lib/use-now';
import { type Row, SERIES_COLUMN, type ResourceDefinition } from '../../schema/types';
import { publicAddress, rowState, rowTitle } from '../row/row-title';
import { useMayChange } from '../row/use-may-change';
import { menuButtonId } from '../row/use-focus-return';
import type { SeriesAct } from '../repeats/series-dialog';
import type { RowOrder } from './row-sorting';

export interface RowCommands {
  /** The address of the row's form, with the list's state. */
  readonly formOf: (row: Row) => string;
  readonly edit: (row: Row) => void;
  readonly remove: (row: Row) => void;
  readonly publish: (row: Row) => void;
  readonly copy: (row: Row, isForNextYear?: boolean) => void;
  /** Opens what is done with the rows that repeat one another. */
  readonly series: (act: SeriesAct, row: Row) => void;
  readonly showHistory: (row: Row) => void;
  /** Shows the QR code of the row's public address. */
  readonly showCode: (row: Row, address: string) => void;
}

interface RowMenuProps {
  readonly resource: ResourceDefinition;
  readonly row: Row;
  readonly commands: RowCommands;
  /** Null where rows are not ordered by hand. */
  readonly order: RowOrder | null;
  /** Cards and narrow tables have no room for the buttons to edit and to delete, so the menu offers both. */
  readonly isMenuOnly: boolean;
}

export function RowMenu(props: RowMenuProps) {
  const { resource, row } = props;
  return (
    <ButtonMenu items={useItems(props)}>
      <Button
        id={menuButtonId(resource, row.id)}
        aria-haspopup="menu"
        aria-label={rowTexts.moreOf(rowTitle(resource, row))}
        icon={<EllipsisOutlined aria-hidden />}
      />
    </ButtonMenu>
  );
}

function useItems(props: RowMenuProps): MenuProps['items'] {
  const { resource, row, commands, order, isMenuOnly } = props;
  const may = useRights();
  const mayChange = useMayChange(resource)(row);
  const now = useNow();
  const state = rowState(resource, row, now);
  const address = publicAddress(resource, row, now);
  const edit = {
    key: 'edit',
    label: mayChange ? messages.admin.edit : texts.list.read,
    onClick: () => commands.edit(row),
  };
  const publish = { key: 'publish', label: savedTexts.publish, onClick: () => commands.publish(row) };
  const remove = { key: 'delete', label: messages.admin.delete, onClick: () => commands.remove(row) };
  return [
    ...(isMenuOnly ? [edit] : []),
    ...((state === 'draft' || state === 'scheduled') && may('publish', resource.table) ? [publish] : []),
    {
      key: 'copy',
      label: mayChange ? rowTexts.copy : rowTexts.copyAsDraft,
      onClick: () => commands.copy(row),
    },
    ...repetitions(props, may),
    { key: 'history', label: versionTexts.open, onClick: () => commands.showHistory(row) },
    ...(address === null
      ? []
      : [
          publicItem(rowTitle(resource, row), address),
          { key: 'code', label: qrCodeTexts.title, onClick: () => commands.showCode(row, address) },
        ]),
    ...(order ? [{ type: 'divider' } as const, ...moves(order, row)] : []),
    ...(isMenuOnly && may('delete', resource.table) ? [{ type: 'divider' } as const, remove] : []),
  ];
}

/** A row without a day cannot come again. */
function repetitions({ resource: { table, repeats }, row, commands }: RowMenuProps, may: May) {
  if (!repeats || row[repeats.on] == null || !may('create', table)) return [];
  const inSeries = row[SERIES_COLUMN] != null && may('delete', table);
  return [
    { key: 'next-year', label: rowTexts.copyForNextYear, onClick: () => commands.copy(row, true) },
    ...(['repeat', 'removeFollowing'] as const)
      .filter((act) => act === 'repeat' || inSeries)
      .map((act) => ({ key: act, label: rowTexts[act], onClick: () => commands.series(act, row) })),
  ];
}

function publicItem(title: string, address: string): NonNullable<MenuProps['items']>[number] {
  const action = isExternalLink(address) ? messages.labels.openSource : texts.list.open;
  const name = texts.list.openRow(action, title);
  return {
    key: 'open',
    label: (
      <a href={address} target="_blank" rel="noopener" tabIndex={-1} aria-label={name}>
        {action}
      </a>
    ),
    // The menu handles Enter itself. A click is handled by the link.
    onClick: ({ domEvent }) => {
      if (domEvent.type === 'keydown') window.open(address, '_blank', 'noopener');
    },
  };
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
