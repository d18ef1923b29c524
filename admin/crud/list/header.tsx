import { PlusOutlined } from '@ant-design/icons';
import { CreateButton } from '@refinedev/antd';
import { memo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { texts } from '../../i18n/texts';
import { resourceRoutes } from '../../schema/derive-routes';
import { createButtonId } from '../row/use-focus-return';
import styles from './list.module.css';
import { ListTools, type ListToolsProps } from './tools';

/** The name of a list, and what can be done with it as a whole. Memoized, because `useTable` renders a new list twice. */
export const ListHeader = memo(function ListHeader(props: ListToolsProps) {
  const { resource } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <header className={styles.header}>
      <h1 id="resource-title" className={styles.title}>
        {resource.labels.many}
      </h1>
      <div className={styles.actions}>
        <CreateButton
          resource={resource.table}
          id={createButtonId(resource)}
          // The link around it is the tab stop.
          tabIndex={-1}
          icon={<PlusOutlined aria-hidden />}
          aria-keyshortcuts="n"
          onClick={() => void navigate(resourceRoutes(resource).create + search)}
        >
          {texts.list.create(resource.labels.one)}
        </CreateButton>
        <ListTools {...props} />
      </div>
    </header>
  );
});
