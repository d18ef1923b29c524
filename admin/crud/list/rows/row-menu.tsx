import { EllipsisOutlined } from '@ant-design/icons';
import { rowTexts } from '../../../i18n/lists';
import { lazyComponent } from '../../../lib/lazy-component';
import { MenuButton } from '../../menu-button';
import { rowTitle } from '../../row/row-title';
import { menuButtonId } from '../../row/use-focus-return';
import type { RowMenuProps } from './rows-props';

/** Lazy, because few menus are opened. */
const OpenedRowMenu = lazyComponent(async () => (await import('./opened-row-menu')).OpenedRowMenu);
export const preloadRowMenu = OpenedRowMenu.preload;

/** The less frequent actions on a row. */
export function RowMenu(props: RowMenuProps) {
  const { resource, row } = props;
  return (
    <MenuButton
      menu={(button) => <OpenedRowMenu {...props} button={button} />}
      id={menuButtonId(resource, row.id)}
      aria-label={rowTexts.moreOf(rowTitle(resource, row))}
      icon={<EllipsisOutlined aria-hidden />}
    />
  );
}
