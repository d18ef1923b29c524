import { PlusOutlined } from '@ant-design/icons';
import { CreateButton } from '@refinedev/antd';
import { memo } from 'react';
import { texts } from '../../i18n/texts';
import { createButtonId } from '../row/use-focus-return';
import styles from './list.module.css';
import { ListTools, type ListToolsProps } from './tools';

/** What can be done with a list as a whole. Memoized, because `useTable` renders a new list twice. */
export const ListButtons = memo(function ListButtons(props: ListToolsProps) {
  const { resource } = props;
  return (
    <div className={styles.actions}>
      <CreateButton
        resource={resource.table}
        id={createButtonId(resource)}
        // The link around it is the tab stop.
        tabIndex={-1}
        icon={<PlusOutlined aria-hidden />}
        aria-keyshortcuts="n"
      >
        {texts.list.create(resource.labels.one)}
      </CreateButton>
      <ListTools {...props} />
    </div>
  );
});
