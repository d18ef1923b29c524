import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useConfirmedDelete } from '../hooks/use-confirmed-delete';
import { useMediaQuery } from '../hooks/use-media-query';
import { texts } from '../i18n/texts';
import { resourceRoutes } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { DeleteDialog } from './delete-dialog';
import { ListBody } from './list-body';
import { ListToolbar } from './list-toolbar';
import { openedForm } from './opened-form';
import { ResourceForm } from './resource-form';
import styles from './resource-screen.module.css';
import { useResourceList } from './use-resource-list';

/** Under it the table becomes cards and the form fills the screen (specification, section 9: breakpoints). */
const PHONE = '(max-width: 639px)';

/** Everything the back office shows of one resource: its list, and over it the form that the address opens. */
export function ResourceScreen({ resource }: { readonly resource: ResourceDefinition }) {
  const routes = resourceRoutes(resource);
  const navigate = useNavigate();
  const { search } = useLocation();
  const isPhone = useMediaQuery(PHONE);
  const list = useResourceList(resource);
  const removal = useConfirmedDelete(resource);
  const isCreating = useMatch(routes.create) !== null;
  const form = openedForm(isCreating, useMatch(routes.edit)?.params.id);

  return (
    <section className={styles.screen} aria-labelledby="resource-title">
      <header className={styles.header}>
        <h1 id="resource-title" className={styles.title}>
          {resource.labels.many}
        </h1>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(routes.create + search)}>
          {texts.list.create(resource.labels.one)}
        </Button>
      </header>
      <ListToolbar resource={resource} list={list} isPhone={isPhone} />
      <ListBody
        resource={resource}
        list={list}
        isPhone={isPhone}
        onEdit={(row) => void navigate(routes.edit.replace(':id', String(row.id)) + search)}
        onDelete={removal.ask}
      />
      {form && (
        <ResourceForm
          key={form.id ?? 'new'}
          resource={resource}
          id={form.id}
          isPhone={isPhone}
          onClose={() => void navigate(routes.list + search)}
        />
      )}
      <DeleteDialog resource={resource} removal={removal} />
    </section>
  );
}
