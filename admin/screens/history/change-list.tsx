import type { ReactNode } from 'react';
import { excerpt } from '../../../src/lib/text/excerpt';
import { FieldWords } from '../../fields/field';
import { fieldKind, fieldToText } from '../../fields/form-codec';
import { rowTexts } from '../../i18n/lists';
import { versionTexts } from '../../i18n/history';
import { isSame } from '../../lib/form-values';
import { ownedFiles } from '../../schema/derive-fields';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';
import type { FieldChange, RowDifference } from './field-changes';
import { FileLink, PictureChanges, Pictures } from './file-changes';
import styles from './history.module.css';
import { Added, Removed, TextChange } from './text-changes';

interface DifferenceListProps {
  readonly resource: ResourceDefinition;
  readonly difference: RowDifference;
}

/** What differs between two versions of a row, field by field. */
export function DifferenceList({ resource, difference: { fields, isMoved } }: DifferenceListProps) {
  if (fields.length === 0 && !isMoved) return <p className={styles.note}>{versionTexts.noFields}</p>;
  return (
    <dl className={styles.fields}>
      {fields.map((change) => (
        <ComparedField key={change.field.name} label={change.field.label}>
          <Difference resource={resource} {...change} />
        </ComparedField>
      ))}
      {isMoved && <ComparedField label={rowTexts.orderColumn}>{versionTexts.moved}</ComparedField>}
    </dl>
  );
}

/** One field of a comparison. */
export function ComparedField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A field's value before and after a change. */
export function Difference({
  resource,
  field,
  before,
  after,
}: FieldChange & { readonly resource: ResourceDefinition }) {
  const files = {
    before: filesOf(resource, field, before),
    after: filesOf(resource, field, after),
  };
  const comparedAs = fieldKind(field.kind).comparedAs;
  if (comparedAs === 'pictures') return <PictureChanges {...files} />;
  if (comparedAs === 'text') {
    const texts = { before: fieldToText(field, before), after: fieldToText(field, after) };
    const hasOtherFiles = !isSame(files.before, files.after);
    return (
      <>
        {(texts.before !== texts.after || !hasOtherFiles) && <TextChange {...texts} />}
        {hasOtherFiles && <PictureChanges {...files} />}
      </>
    );
  }
  return (
    <p className={styles.sides}>
      <Removed>
        <Value resource={resource} field={field} value={before} />
      </Removed>
      <span aria-hidden>→</span>
      <Added>
        <Value resource={resource} field={field} value={after} />
      </Added>
    </p>
  );
}

interface ValueListProps {
  readonly resource: ResourceDefinition;
  readonly fields: readonly FieldChange[];
}

/** In characters: as much of a text as tells which one it is. */
const EXCERPT_LENGTH = 200;

/** The values of a row that was added, deleted or is to come back. */
export function ValueList({ resource, fields }: ValueListProps) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, after }) => (
        <ComparedField key={field.name} label={field.label}>
          <Value resource={resource} field={field} value={after} />
        </ComparedField>
      ))}
    </dl>
  );
}

interface ValueProps {
  readonly resource: ResourceDefinition;
  readonly field: FieldDeclaration;
  readonly value: unknown;
}

/** A value of a row as its kind compares it. */
export function Value({ resource, field, value }: ValueProps) {
  if (fieldToText(field, value) === '') return <span className={styles.note}>{versionTexts.empty}</span>;
  const files = filesOf(resource, field, value);
  switch (fieldKind(field.kind).comparedAs) {
    case 'pictures':
      return <Pictures shown={files} all={files} nameOf={versionTexts.pictures.photo} />;
    case 'file':
      return files.map((address) => <FileLink key={address} address={address} />);
    case 'text':
      return <p className={styles.text}>{excerpt(fieldToText(field, value), EXCERPT_LENGTH)}</p>;
    default:
      return <FieldWords field={field} value={value} />;
  }
}

function filesOf(resource: ResourceDefinition, field: FieldDeclaration, value: unknown): string[] {
  return ownedFiles({ ...resource, fields: [field] }, { [field.name]: value });
}
