import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useRef } from 'react';
import { atMoment } from '../../../src/lib/text/locative';
import { FailureAlert } from '../failure-alert';
import { secondStepTexts } from '../../i18n/second-step';
import { loadingIcon } from '../../lib/loading-icon';
import { formatPhone } from '../../lib/phone-number';
import { useQuestion } from '../../lib/questions';
import { useWithSession } from '../../lib/session-recovery-context';
import { authGateway } from '../../providers/instances';
import type { SecondFactor } from '../../providers/second-step';
import styles from './factor-list.module.css';

const texts = secondStepTexts.account;

interface FactorListProps {
  factors: readonly SecondFactor[];
  onChange: () => void;
}

/** The factors that are asked for at sign-in. The last one that is removed turns the second step off. */
export function FactorList({ factors, onChange }: FactorListProps) {
  const { message } = App.useApp();
  const ask = useQuestion();
  const withSession = useWithSession();
  const list = useRef<HTMLUListElement>(null);
  const isLast = factors.length === 1;
  const { mutate, isPending, variables, error } = useMutation({
    // GoTrue takes the second step from the session when the factor is removed that it was passed with.
    mutationFn: ({ id }: SecondFactor) => withSession(() => authGateway.removeFactor(id)),
    onSuccess: (_, factor) => {
      void message.success(isLast ? texts.disabled : texts.removed(nameOf(factor)));
      // The pressed button disappears with its row.
      list.current?.focus();
      onChange();
    },
  });
  async function askToRemove(factor: SecondFactor): Promise<void> {
    const isWanted = await ask({
      title: texts.removeQuestion(nameOf(factor)),
      content: isLast ? texts.removeLastHelp : texts.removeHelp,
      okText: texts.remove,
      isDanger: true,
    });
    // The page shows a failure.
    if (isWanted) mutate(factor);
  }
  return (
    <>
      <FailureAlert error={isPending ? undefined : error} />
      <ul ref={list} className={styles.factors} tabIndex={-1} aria-label={texts.list}>
        {factors.map((factor) => (
          <li key={factor.id} className={styles.factor}>
            <div>
              <strong>{nameOf(factor)}</strong>
              {factor.kind === 'phone' && (
                <div className={styles.detail}>
                  {factor.phone === undefined ? texts.sms : texts.smsTo(formatPhone(factor.phone))}
                </div>
              )}
              {factor.since !== undefined && (
                <div className={styles.detail}>{texts.addedAt(atMoment(factor.since))}</div>
              )}
            </div>
            <Button
              danger
              loading={loadingIcon(isPending && variables.id === factor.id)}
              aria-label={texts.removeOf(nameOf(factor))}
              onClick={() => void askToRemove(factor)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An authenticator app is called by its kind: there is one, and its name was not chosen. */
function nameOf({ kind, name }: SecondFactor): string {
  return kind !== 'totp' && name !== '' ? name : secondStepTexts.kinds[kind];
}
