import { Button, Modal } from 'antd';
import { savingTexts } from '../../i18n/saving';
import { fieldToText, toRow } from '../../fields/form-codec';
import { isSame, type FormValues } from '../../lib/form-values';
import type { FieldDeclaration } from '../../schema/field-types';
import { formatRelativeTime } from '../../lib/relative-time';
import { cutAroundChanges, textDifference, type TextPart } from '../../lib/text-difference';
import type { ResourceDefinition } from '../../schema/types';
import styles from './conflict.module.css';
import type { Conflict } from './use-conflict-step';

const texts = savingTexts.conflict;

/** A field whose typed and stored values differ, both in words. */
interface Difference {
  readonly name: string;
  readonly label: string;
  /** Null when the person did not change the field. */
  readonly mine: string | null;
  readonly stored: string;
}

interface Versions {
  readonly started: FormValues;
  readonly mine: FormValues;
  readonly stored: FormValues;
}

/**
 * Returns the fields that differ between three versions of a form's values, in the order of the declaration.
 */
export function differences(resource: ResourceDefinition, { started, mine, stored }: Versions): Difference[] {
  const [mineRow, storedRow] = [toRow(resource, mine), toRow(resource, stored)];
  // The row's column of a relation holds only the id. The form value includes the title.
  const inWords = (field: FieldDeclaration, values: FormValues, row: FormValues) =>
    fieldToText(field, field.kind === 'relation' ? values[field.name] : row[field.name]);
  return resource.fields
    .filter(({ name }) => !isSame(mine[name], stored[name]))
    .map((field) => ({
      name: field.name,
      label: field.label,
      mine: isSame(mine[field.name], started[field.name]) ? null : inWords(field, mine, mineRow),
      stored: inWords(field, stored, storedRow),
    }));
}

interface FormConflictProps {
  readonly resource: ResourceDefinition;
  readonly conflict: Conflict;
}

/** Shows both versions of a row that somebody else changed, field by field, and asks which to save. */
export function FormConflict({ resource, conflict }: FormConflictProps) {
  const { row, by, decide } = conflict;
  const { one } = resource.labels;
  return (
    <Modal
      open
      centered
      width="100%"
      className={styles.dialog}
      maskClosable={false}
      title={texts.title(one)}
      onCancel={() => decide('back')}
      footer={[
        <Button key="back" onClick={() => decide('back')}>
          {savingTexts.back}
        </Button>,
        <Button key="theirs" onClick={() => decide('theirs')}>
          {texts.takeTheirs}
        </Button>,
        <Button key="mine" type="primary" onClick={() => decide('mine')}>
          {texts.keepMine}
        </Button>,
      ]}
    >
      <p>{texts.help(one, by ?? formatRelativeTime(String(row.updated_at)))}</p>
      <dl className={styles.fields}>
        {differences(resource, conflict).map((difference) => (
          <DifferingField key={difference.name} {...difference} />
        ))}
      </dl>
      <p className={styles.outcome}>{texts.outcome}</p>
    </Modal>
  );
}

function DifferingField({ label, mine, stored }: Difference) {
  const parts = cutAroundChanges(textDifference(mine ?? '', stored));
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>
        <p className={styles.side}>{texts.mine}</p>
        {mine === null ? (
          <p className={styles.unchanged}>{texts.unchanged}</p>
        ) : (
          <Words parts={parts} hidden="added" />
        )}
      </dd>
      <dd>
        <p className={styles.side}>{texts.stored}</p>
        <Words parts={mine === null ? [{ text: stored, change: 'kept' }] : parts} hidden="removed" />
      </dd>
    </div>
  );
}

interface WordsProps {
  readonly parts: readonly TextPart[];
  /** What the other side alone has. */
  readonly hidden: TextPart['change'];
}

function Words({ parts, hidden }: WordsProps) {
  const shown = parts.filter(({ text, change }) => text !== '' && change !== hidden);
  if (shown.length === 0) return <p className={styles.unchanged}>{texts.empty}</p>;
  return (
    <p className={styles.words}>
      {shown.map(({ text, change }, index) =>
        change === 'kept' ? text : <mark key={index}>{text.trimEnd()} </mark>,
      )}
    </p>
  );
}
