import { useOne } from '@refinedev/core';
import { fieldTexts } from '../../i18n/fields';
import type { Row } from '../../lib/row';
import type { InputProps } from '../field-kind';
import styles from './relation.module.css';
import { TargetSelect } from './target-select';

/** HTTP status of a row that does not exist. */
const NOT_FOUND = 404;

/**
 * Selects a row of another resource. A row that was deleted meanwhile is reported before a save fails on it.
 */
export function RelationInput({
  field,
  control: { value = null, onChange, ...control },
}: InputProps<'relation'>) {
  const { query } = useOne<Row>({
    resource: field.to,
    id: value?.id ?? '',
    meta: { select: 'id' },
    queryOptions: { enabled: value !== null, retry: false },
    errorNotification: false,
  });
  const isGone = value !== null && query.error?.statusCode === NOT_FOUND;
  return (
    <>
      <TargetSelect
        {...control}
        // Ant Design also sets it on the frame around the input, where it is invalid.
        aria-required={undefined}
        status={isGone ? 'error' : ''}
        to={field.to}
        value={value}
        allowClear={field.required === undefined}
        onChange={(target) => onChange?.(target)}
      />
      <p className={styles.gone} role="status">
        {isGone && fieldTexts.relation.gone(value.title)}
      </p>
    </>
  );
}
