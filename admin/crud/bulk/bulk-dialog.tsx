import { Alert, Modal, Progress } from 'antd';
import { bulkTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { loadingIcon } from '../../lib/loading-icon';
import type { ResourceDefinition } from '../../schema/types';
import type { BulkPlan } from './bulk-plan';
import styles from './bulk.module.css';
import { rowTitle } from '../row/row-title';
import type { Bulk } from './use-bulk';

interface BulkDialogProps {
  readonly resource: ResourceDefinition;
  readonly bulk: Bulk;
  readonly plan: BulkPlan;
}

/** How many titles the question names. */
const TITLES_NAMED = 5;

/** Asks before writing many rows, then shows the progress and the refused rows with the reasons. */
export function BulkDialog({ resource, bulk, plan }: BulkDialogProps) {
  const { phase, done, failures, close, run } = bulk;
  const { action, rows } = plan;
  const { one } = resource.labels;
  const isOver = phase === 'failed' || rows.length === 0;
  return (
    <Modal
      open
      centered
      // An animated button could move away from a quick click.
      transitionName=""
      title={phase === 'failed' ? bulkTexts.failed[action](failures.length, one) : headline(plan, one)}
      closable={phase !== 'running'}
      maskClosable={phase === 'asking'}
      keyboard={phase !== 'running'}
      okText={isOver ? bulkTexts.close : bulkTexts.confirm[action]}
      okButtonProps={{ danger: action === 'delete' && !isOver, loading: loadingIcon(phase === 'running') }}
      onOk={isOver ? close : () => void run()}
      cancelText={texts.form.cancel}
      cancelButtonProps={{ hidden: isOver, disabled: phase === 'running' }}
      onCancel={close}
    >
      {phase === 'asking' && rows.length > 0 && <Question resource={resource} plan={plan} />}
      {phase === 'running' && (
        <div role="status">
          <Progress
            percent={Math.round((done / rows.length) * 100)}
            format={() => bulkTexts.progress(done, rows.length)}
          />
          <p>{bulkTexts.running}</p>
        </div>
      )}
      {phase === 'failed' && (
        <Alert
          type="error"
          message={
            <ul className={styles.titles}>
              {failures.map(({ row, message }) => (
                <li key={row.id}>{bulkTexts.failure(rowTitle(resource, row), message)}</li>
              ))}
            </ul>
          }
        />
      )}
    </Modal>
  );
}

interface QuestionProps {
  readonly resource: ResourceDefinition;
  readonly plan: BulkPlan;
}

function Question({ resource, plan: { action, rows, unchanged } }: QuestionProps) {
  const { one } = resource.labels;
  const unnamed = rows.length - TITLES_NAMED;
  return (
    <>
      <ul className={styles.titles}>
        {rows.slice(0, TITLES_NAMED).map((row) => (
          <li key={row.id}>{rowTitle(resource, row)}</li>
        ))}
        {unnamed > 0 && <li>{bulkTexts.more(unnamed, one)}</li>}
      </ul>
      <p>{bulkTexts.consequences[action]}</p>
      {unchanged > 0 && <p className={styles.aside}>{bulkTexts.unchanged[action](unchanged, one)}</p>}
    </>
  );
}

function headline({ action, rows }: BulkPlan, one: string): string {
  return rows.length === 0 ? bulkTexts.nothing[action] : bulkTexts.questions[action](rows.length, one);
}
