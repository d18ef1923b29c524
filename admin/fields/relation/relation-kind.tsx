import { useList } from '@refinedev/core';
import { lazy } from 'react';
import { DeclarationError, resourceOf } from '../../schema/define-resource';
import type { FieldOf, Requirable, Row, ContentTable } from '../../schema/types';
import type { CellProps, FieldFilter, FieldKind } from '../field-kind';
import { parseTarget, readTarget, titleOf, writeTarget } from './target';
import { requiredRule } from '../../lib/form-values';

export interface RelationOptions extends Requirable {
  /** The table of the resource that the related row belongs to. */
  readonly to: ContentTable;
}

/** Lazy, because few lists have such a filter. */
const RelationControl = lazy(async () => ({ default: (await import('./relation-input')).RelationControl }));

/** The title of the row that a stored id names; its number when it is no more. */
function RelatedTitle({ field, value }: CellProps<'relation'>) {
  const { result } = useList<Row>({
    resource: field.to,
    filters: [{ field: 'id', operator: 'eq', value }],
    pagination: { mode: 'off' },
    meta: { select: `id,title:${resourceOf(field.to).titleField}` },
    errorNotification: false,
  });
  return titleOf(result.data[0] ?? value);
}

function relationFilter({ name }: FieldOf<'relation'>): FieldFilter {
  return {
    offers: { Control: RelationControl },
    narrow(choice) {
      const target = parseTarget(choice);
      return target && [{ field: name, operator: 'eq', value: target.id }];
    },
    toWords: (choice) => titleOf(parseTarget(choice)),
  };
}

/** One row of another resource. The database refuses to delete a row in use (`on delete restrict`). */
export const relationKind: FieldKind<'relation'> = {
  columnTypes: ['bigint'],
  Stored: RelatedTitle,
  rules: requiredRule,
  toForm: readTarget,
  toRow: (target) => target?.id ?? null,
  toText: titleOf,
  toCsv(value) {
    const target = readTarget(value);
    return target === null ? '' : writeTarget(target);
  },
  fromText: (text) => (text.trim() === '' ? null : (parseTarget(text) ?? undefined)),
  filter: relationFilter,

  check({ name, to }, table) {
    const target = resourceOf(to);
    const title = target.fields.find((field) => field.name === target.titleField);
    if (target.titlePattern === undefined && (title?.kind === 'text' || title?.kind === 'longtext')) return;
    throw new DeclarationError(
      table,
      `field "${name}"`,
      `points to "${to}", whose rows have no title field.`,
      'Point to a resource whose titleField is a text field.',
    );
  },
};
