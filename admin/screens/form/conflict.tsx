import { Button, Modal } from 'antd';
import { toRow } from '../../fields/form-codec';
import { savingTexts } from '../../i18n/forms';
import { isSame, type FormValues } from '../../lib/form-values';
import { formatRelativeTime } from '../../lib/relative-time';
import type { ResourceDefinition } from '../../schema/types';
import { ComparedField, Difference, Value } from '../history/change-list';
import { rowDifference } from '../history/field-changes';
import historyStyles from '../history/history.module.css';
import { Added, Removed } from '../history/text-changes';
import styles from './conflict.module.css';
import type { Conflict } from './use-conflict-step';

const texts = savingTexts.conflict;

interface FormConflictProps {
  readonly resource: ResourceDefinition;
  readonly conflict: Conflict;
}

/** Shows what the form would change of a row that somebody else changed, field by field, and asks which to save. */
export function FormConflict({ resource, conflict }: FormConflictProps) {
  const { row, by, started, mine, stored, decide } = conflict;
  const { one } = resource.labels;
  const { fields } = rowDifference(resource, columnsOf(resource, stored), columnsOf(resource, mine));
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
      <p className={historyStyles.sides}>
        <Removed>{texts.stored}</Removed>
        <Added>{texts.mine}</Added>
      </p>
      <dl className={historyStyles.fields}>
        {fields.map((change) => (
          <ComparedField key={change.field.name} label={change.field.label}>
            {isSame(mine[change.field.name], started[change.field.name]) ? (
              <>
                <Value resource={resource} field={change.field} value={change.before} />
                <p className={historyStyles.note}>{texts.unchanged}</p>
              </>
            ) : (
              <Difference resource={resource} {...change} />
            )}
          </ComparedField>
        ))}
      </dl>
      <p className={styles.outcome}>{texts.outcome}</p>
    </Modal>
  );
}

/** The columns that a form's values would be saved as. A relation keeps its title beside its id. */
function columnsOf(resource: ResourceDefinition, values: FormValues): FormValues {
  const relations = resource.fields.filter(({ kind }) => kind === 'relation');
  return {
    ...toRow(resource, values),
    ...Object.fromEntries(relations.map(({ name }) => [name, values[name]])),
  };
}
