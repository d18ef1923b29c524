import { Button, Modal } from 'antd';
import { atMoment } from '../../../src/shared/locative';
import type { FormCodec } from '../../lib/form-values';
import type { Conflict } from './use-conflict-step';
import { savingTexts } from '../../i18n/saving';
import type { ResourceDefinition } from '../../schema/types';
import styles from './conflict.module.css';
import { cutAtDifference, differences, type CutText, type Difference } from './differences';

const texts = savingTexts.conflict;

interface FormConflictProps {
  readonly resource: ResourceDefinition;
  readonly codec: FormCodec;
  readonly conflict: Conflict | null;
}

/** The question over the form when somebody else was faster: the row is gone, or it says something else by now. */
export function FormConflict({ conflict, ...props }: FormConflictProps) {
  if (conflict?.kind === 'gone') return <GoneQuestion {...conflict} one={props.resource.labels.one} />;
  return conflict && <NewerQuestion {...props} conflict={conflict} />;
}

type GoneQuestionProps = Extract<Conflict, { kind: 'gone' }> & { readonly one: string };

function GoneQuestion({ losesFiles, decide, one }: GoneQuestionProps) {
  return (
    <Modal
      open
      centered
      maskClosable={false}
      title={savingTexts.goneTitle(one)}
      onCancel={() => decide('back')}
      cancelText={savingTexts.back}
      onOk={() => decide('create')}
      okText={savingTexts.createAnew(one)}
    >
      <p>{savingTexts.goneHelp(one)}</p>
      {losesFiles && <p>{savingTexts.goneFiles}</p>}
    </Modal>
  );
}

interface NewerQuestionProps extends Omit<FormConflictProps, 'conflict'> {
  readonly conflict: Extract<Conflict, { kind: 'newer' }>;
}

function NewerQuestion({ resource, codec, conflict }: NewerQuestionProps) {
  const { row, decide } = conflict;
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
      <p>{texts.help(one, atMoment(String(row.updated_at)))}</p>
      <dl className={styles.fields}>
        {differences(resource, codec, conflict).map((difference) => (
          <DifferingField key={difference.name} {...difference} />
        ))}
      </dl>
      <p className={styles.outcome}>{texts.outcome}</p>
    </Modal>
  );
}

function DifferingField({ label, mine, stored }: Difference) {
  const [left, right] = cutAtDifference(mine ?? '', stored);
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>
        <p className={styles.side}>{texts.mine}</p>
        {mine === null ? <p className={styles.untouched}>{texts.untouched}</p> : <Words {...left} />}
      </dd>
      <dd>
        <p className={styles.side}>{texts.stored}</p>
        {mine === null ? <Words before={stored} changed="" after="" /> : <Words {...right} />}
      </dd>
    </div>
  );
}

function Words({ before, changed, after }: CutText) {
  if (before + changed + after === '') return <p className={styles.untouched}>{texts.empty}</p>;
  return (
    <p className={styles.words}>
      {before}
      {changed !== '' && <mark>{changed}</mark>}
      {after}
    </p>
  );
}
