import { useOne } from '@refinedev/core';
import { Drawer, Form } from 'antd';
import { useMemo } from 'react';
import { previewViews } from '../../../src/lib/preview';
import { toRow } from '../../fields/form-codec';
import { askedSlug } from '../../fields/slug/slug-kind';
import type { FormValues } from '../../lib/form-values';
import type { Row } from '../../lib/row';
import { useMediaQuery } from '../../lib/use-media-query';
import { previewTexts } from '../../i18n/forms';
import { fieldsOfKind } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';
import styles from './preview.module.css';
import { RowPreview } from './row-preview';

/** Above this width the form and the preview fit side by side. */
const WIDE = '(min-width: 1200px)';

const KEPT_COLUMNS = 'id,created_at,updated_at';

interface PreviewPaneProps {
  readonly resource: ResourceDefinition;
  readonly id: number | null;
  readonly onClose: () => void;
}

/** The form's values as visitors will see them, beside the form where there is room and over it otherwise. */
export function PreviewPane({ onClose, ...props }: PreviewPaneProps) {
  const isWide = useMediaQuery(WIDE);
  if (isWide) {
    return (
      <section
        className={styles.beside}
        data-views={previewViews(props.resource.table).length}
        aria-label={previewTexts.title}
      >
        <Previewed {...props} />
      </section>
    );
  }
  return (
    <Drawer open width="100%" title={previewTexts.title} onClose={onClose}>
      <Previewed {...props} />
    </Drawer>
  );
}

function Previewed({ resource, id }: Omit<PreviewPaneProps, 'onClose'>) {
  const row = useUnsavedRow(resource, id);
  return <RowPreview table={resource.table} row={row} note={previewTexts.note} />;
}

/**
 * The row that saving the surrounding form would write, updated on every change. Fields that have not mounted
 * yet are missing. A null `id` is a new row.
 */
function useUnsavedRow(resource: ResourceDefinition, id: number | null): Readonly<Record<string, unknown>> {
  const values = Form.useWatch((all: FormValues | undefined) => all);
  const stored = useOne<Row>({
    resource: resource.table,
    id: id ?? '',
    meta: { select: KEPT_COLUMNS },
    queryOptions: { enabled: id !== null, retry: false },
    errorNotification: false,
  }).query.data?.data;

  return useMemo(() => {
    if (values === undefined) return { ...stored };
    const shown = resource.fields.filter(({ name }) => name in values);
    const slugs = fieldsOfKind({ ...resource, fields: shown }, 'slug');
    return {
      ...stored,
      ...toRow({ ...resource, fields: shown }, values),
      ...Object.fromEntries(slugs.map((field) => [field.name, askedSlug(field, values)])),
    };
  }, [resource, stored, values]);
}
