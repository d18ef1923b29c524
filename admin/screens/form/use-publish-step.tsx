import { Button } from 'antd';
import { useRef } from 'react';
import { toRow } from '../../fields/form-codec';
import { missedBy, type Missed } from '../../fields/missed';
import { publishTexts, savingTexts } from '../../i18n/forms';
import { reviewTexts } from '../../i18n/reviews';
import { isSame } from '../../lib/form-values';
import { DRAFT, publishState } from '../../lib/publish-state';
import { useQuestion } from '../../lib/questions';
import type { ResourceDefinition } from '../../schema/types';
import { publishColumn, rowState } from '../row/row-title';
import styles from './resource-form.module.css';
import { FieldChosen, type SaveAttempt, type SaveStep } from './save-steps';

const { check: words } = publishTexts;

/**
 * The save step for resources with drafts. Before one is published, scheduled or sent for review, it says what visitors would miss, and asks
 * whether to go on; a finding leads to its field. It never stops a publication, and asks once about the same findings. Does
 * nothing for other resources.
 */
export function usePublishStep(resource: ResourceDefinition, isForReview: () => boolean): SaveStep {
  const askQuestion = useQuestion();
  const agreed = useRef<readonly Missed[]>([]);
  const column = publishColumn(resource);
  if (column === undefined) return {};

  const isFirst = ({ row, values }: SaveAttempt) =>
    (isForReview() || values[column] !== DRAFT) && (!row || rowState(resource, row, new Date()) === 'draft');

  function ask(
    missed: readonly Missed[],
    { title, okText }: Record<'title' | 'okText', string>,
  ): Promise<Missed | boolean> {
    const controller = new AbortController();
    let chosen: Missed | undefined;
    return new Promise((resolve) => {
      const choose = (finding: Missed) => {
        chosen = finding;
        controller.abort();
      };
      void askQuestion({
        title,
        content: <Findings missed={missed} onChoose={choose} />,
        okText,
        cancelText: savingTexts.back,
        signal: controller.signal,
        // Not before: a closing dialog gives the focus back to where it was.
        afterClose: () => chosen && resolve(chosen),
      }).then(resolve);
    });
  }

  return {
    prepare: async (attempt) => {
      if (!isFirst(attempt)) return attempt;
      const missed = await missedBy(resource, attempt.values, new Date());
      if (missed.length === 0 || isSame(missed, agreed.current)) return attempt;
      const time = toRow(resource, attempt.values)[column];
      const isLater = typeof time === 'string' && publishState(time, new Date()) === 'scheduled';
      const answer = await ask(
        missed,
        isForReview()
          ? { title: reviewTexts.check.title, okText: reviewTexts.check.send }
          : { title: words.title, okText: isLater ? words.schedule : words.publish },
      );
      if (typeof answer !== 'boolean') throw new FieldChosen(answer.field);
      if (!answer) return null;
      agreed.current = missed;
      return attempt;
    },
  };
}

function Findings({ missed, onChoose }: { missed: readonly Missed[]; onChoose: (finding: Missed) => void }) {
  return (
    <>
      <p>{words.help}</p>
      <ul className={styles.findings}>
        {missed.map((finding) => (
          <li key={finding.words}>
            <Button type="link" onClick={() => onChoose(finding)}>
              {finding.words}
            </Button>
          </li>
        ))}
      </ul>
      <p>{words.goTo}</p>
    </>
  );
}
