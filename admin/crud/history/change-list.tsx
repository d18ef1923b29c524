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
        <Field key={change.field.name} label={change.field.label}>
          <Difference resource={resource} {...change} />
        </Field>
      ))}
      {isMoved && <Field label={rowTexts.orderColumn}>{versionTexts.moved}</Field>}
    </dl>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Difference({
  resource,
  field,
  before,
  after,
}: FieldChange & { readonly resource: ResourceDefinition }) {
  const files = {
    before: filesOf(resource, field, before),
    after: filesOf(resource, field, after),
  };
  switch (fieldKind(field.kind).comparedAs) {
    case 'pictures':
      return <PictureChanges {...files} />;
    case 'file':
      return (
        <Sides
          before={files.before.map((address) => (
            <FileLink key={address} address={address} />
          ))}
          after={files.after.map((address) => (
            <FileLink key={address} address={address} />
          ))}
        />
      );
    case 'text': {
      const texts = { before: fieldToText(field, before), after: fieldToText(field, after) };
      const hasOtherFiles = !isSame(files.before, files.after);
      return (
        <>
          {(texts.before !== texts.after || !hasOtherFiles) && <TextChange {...texts} />}
          {hasOtherFiles && <PictureChanges {...files} />}
        </>
      );
    }
    default:
      return (
        <Sides
          before={fieldToText(field, before) !== '' && <FieldWords field={field} value={before} />}
          after={fieldToText(field, after) !== '' && <FieldWords field={field} value={after} />}
        />
      );
  }
}

/** A short value before and after the change. */
function Sides({ before, after }: { readonly before: ReactNode; readonly after: ReactNode }) {
  const empty = <span className={styles.note}>{versionTexts.empty}</span>;
  const isBlank = (side: ReactNode) => side === false || (Array.isArray(side) && side.length === 0);
  return (
    <p className={styles.sides}>
      <Removed>{isBlank(before) ? empty : before}</Removed>
      <span aria-hidden>→</span>
      <Added>{isBlank(after) ? empty : after}</Added>
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
        <Field key={field.name} label={field.label}>
          <Value resource={resource} field={field} value={after} />
        </Field>
      ))}
    </dl>
  );
}

interface ValueProps {
  readonly resource: ResourceDefinition;
  readonly field: FieldDeclaration;
  readonly value: unknown;
}

function Value({ resource, field, value }: ValueProps) {
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
