import { Button, Modal } from 'antd';
import { savingTexts } from '../../i18n/forms';
import { formatRelativeTime } from '../../lib/relative-time';
import { cutAroundChanges, textDifference, type TextPart } from '../../lib/text-difference';
import type { ResourceDefinition } from '../../schema/types';
import styles from './conflict.module.css';
import { differences, type Difference } from './differences';
import type { Conflict } from './use-conflict-step';

const texts = savingTexts.conflict;

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
