import { useSelect } from '@refinedev/antd';
import { useOne, type HttpError } from '@refinedev/core';
import { Select, type SelectProps } from 'antd';
import { useId } from 'react';
import { fieldTexts } from '../../i18n/fields';
import { filterTexts } from '../../i18n/lists';
import type { Row } from '../../schema/types';
import { searchFilter } from '../../schema/derive';
import { resourceOf } from '../../schema/define-resource';
import type { FilterControlProps, InputProps } from '../field-kind';
import styles from './relation.module.css';
import { parseTarget, writeTarget, type Target } from './target';

const TYPING_PAUSE_MS = 250;
const SHOWN = 20;
const NOT_FOUND = 404;

interface Option {
  readonly value: number;
  readonly label: string;
}

interface TargetSelectProps extends Omit<SelectProps<Option>, 'value' | 'onChange' | 'options'> {
  readonly to: string;
  readonly value: Target | null;
  readonly onChange: (target: Target | null) => void;
}

/** Selects one row of a table. While somebody types, the rows are searched as in the back office's search. */
function TargetSelect({ to, value, onChange, ...control }: TargetSelectProps) {
  const resource = resourceOf(to);
  const { titleField } = resource;
  const { selectProps, query } = useSelect<Row, HttpError, Row, Option>({
    resource: to,
    meta: { select: `id,title:${titleField}` },
    optionLabel: ({ id, title }) => (typeof title === 'string' && title !== '' ? title : String(id)),
    sorters: [{ field: titleField, order: 'asc' }],
    pagination: { currentPage: 1, pageSize: SHOWN, mode: 'server' },
    debounce: TYPING_PAUSE_MS,
    onSearch: (typed) => searchFilter(resource, typed),
    errorNotification: false,
  });
  const isSearching = query.isFetching;
  return (
    <Select<Option>
      placeholder={fieldTexts.relation.placeholder}
      {...control}
      labelInValue
      value={value && { value: value.id, label: value.title || String(value.id) }}
      {...selectProps}
      loading={isSearching}
      notFoundContent={isSearching ? fieldTexts.relation.searching : fieldTexts.relation.nothing}
      onChange={(chosen?: Option) => onChange(chosen ? { id: chosen.value, title: chosen.label } : null)}
      onOpenChange={(isOpen) => !isOpen && selectProps.onSearch?.('')}
    />
  );
}

/** Reports a row that was deleted meanwhile, before a save fails on it. */
export function RelationInput({ field, control }: InputProps<'relation'>) {
  const { value = null, onChange, ...rest } = control;
  const { query } = useOne<Row>({
    resource: field.to,
    id: value?.id ?? '',
    meta: { select: 'id' },
    queryOptions: { enabled: value !== null },
    errorNotification: false,
  });
  const isGone = value !== null && query.error?.statusCode === NOT_FOUND;
  return (
    <>
      <TargetSelect
        {...rest}
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

/** The same above a list. */
export function RelationControl({ field, choice, onChoose }: FilterControlProps) {
  const id = useId();
  if (field.kind !== 'relation') return null;
  return (
    <div className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
      </label>
      <TargetSelect
        id={id}
        className={styles.select}
        to={field.to}
        value={parseTarget(choice)}
        allowClear
        placeholder={filterTexts.any}
        onChange={(target) => onChoose(target === null ? '' : writeTarget(target))}
      />
    </div>
  );
}
