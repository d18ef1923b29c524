import { useOne } from '@refinedev/core';
import { Form } from 'antd';
import { useMemo } from 'react';
import { toRow } from '../../fields/form-codec';
import type { FormValues } from '../../lib/form-values';
import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';

/** What pages show of a row and no form asks for. */
const KEPT_COLUMNS = 'id,created_at,updated_at';

/**
 * Takes a resource and a row's id, null for a new one; gives, inside the row's form, the row that saving would write,
 * anew whenever something is typed. Fields that the form has not shown yet are missing.
 */
export function useUnsavedRow(
  resource: ResourceDefinition,
  id: number | null,
): Readonly<Record<string, unknown>> {
  const values = Form.useWatch((all: FormValues | undefined) => all);
  const kept = useOne<Row>({
    resource: resource.table,
    id: id ?? '',
    meta: { select: KEPT_COLUMNS },
    queryOptions: { enabled: id !== null, retry: false },
    errorNotification: false,
  }).query.data?.data;

  return useMemo(() => {
    const shown = resource.fields.filter(({ name }) => values !== undefined && name in values);
    return { ...kept, ...toRow({ ...resource, fields: shown }, values ?? {}) };
  }, [resource, kept, values]);
}
