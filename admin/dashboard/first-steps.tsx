import { CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../src/lib/paths/paths';
import type { RecentChange } from '../data/history';
import { authGateway, history } from '../data/instances';
import { secondFactors } from '../data/second-step';
import { useRights, withDrafts } from '../data/access';
import { guideTexts } from '../i18n/dashboard';
import { FIRST_STEPS, useGuide, type FirstStep } from '../lib/browser/own-choices';
import { PHONE, useMediaQuery } from '../lib/browser/use-media-query';
import { resourceRoutes } from '../schema/derive';
import { groupChanges } from './changes';
import styles from './first-steps.module.css';
import { Panel } from './panel';

/** What one writes and publishes on the first day. */
const [published] = withDrafts;

/**
 * Returns the steps that a person's own changes show, in the order of the guide. `changes` are of everybody. A step back is an undo, a
 * return to an old version, or the end of a publication.
 */
export function stepsInHistory(changes: readonly RecentChange[], personId: string): FirstStep[] {
  const own = changes.filter((change) => change.changed_by === personId);
  const acts = new Set(groupChanges(own).map(({ act }) => act));
  const isDone: Partial<Record<FirstStep, boolean>> = {
    draft: acts.has('add') || acts.has('addPublished'),
    publish: acts.has('publish') || acts.has('addPublished') || acts.has('schedule'),
    takeBack: acts.has('unpublish') || own.some(({ restores }) => restores !== null),
  };
  return FIRST_STEPS.filter((step) => isDone[step]);
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** A writer's steps are ticked when they are done, because what others changed is not hers to read. */
async function readFacts(mayReadChanges: boolean) {
  const [changes, { user, settings }] = await Promise.all([
    mayReadChanges ? history.readRecent() : [],
    authGateway.readAccount(),
  ]);
  const hasSecondStep = secondFactors(user).length > 0;
  // Whether the sign-in server has second steps.
  const offersSecondStep = hasSecondStep || settings.mfa_enabled !== false;
  return { changes, hasSecondStep, offersSecondStep };
}

/** The guide for the first day, which ticks itself off. It is absent once it was closed; the help opens it again. */
export function FirstSteps() {
  const { personId, isClosed } = useGuide();
  const mayReadChanges = useRights()('list', 'team');
  if (personId === undefined || isClosed) return null;
  return (
    <Panel
      name="guide"
      title={guideTexts.title}
      read={() => readFacts(mayReadChanges)}
      isAbsent={(facts) => facts === undefined}
    >
      {(facts) => <Steps facts={facts} personId={personId} />}
    </Panel>
  );
}

function Steps({ facts, personId }: { readonly facts: Facts; readonly personId: string }) {
  const { done, tick, close } = useGuide();
  const isPhone = useMediaQuery(PHONE);
  const mayPublish = useRights()('publish', published?.table);
  const { changes, hasSecondStep, offersSecondStep } = facts;

  useEffect(() => {
    tick(...stepsInHistory(changes, personId), ...(hasSecondStep ? (['secondStep'] as const) : []));
  }, [changes, hasSecondStep, personId, tick]);

  const steps = FIRST_STEPS.filter(
    (step) => (step !== 'secondStep' || offersSecondStep) && (step !== 'publish' || mayPublish),
  );
  const isDone = (step: FirstStep) => done.includes(step);
  const next = steps.find((step) => !isDone(step));
  const all = (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <Step key={step} step={step} isDone={isDone(step)} mayPublish={mayPublish} />
      ))}
    </ul>
  );
  return (
    <div className={styles.guide}>
      <p role="status">
        <strong>{guideTexts.progress(steps.filter(isDone).length, steps.length)}</strong>{' '}
        {next === undefined ? guideTexts.finished : !isPhone && guideTexts.help}
      </p>
      {isPhone ? (
        <>
          {next && (
            <ul className={styles.steps} aria-label={guideTexts.next}>
              <Step step={next} isDone={false} mayPublish={mayPublish} />
            </ul>
          )}
          <details>
            <summary>{guideTexts.all}</summary>
            {all}
          </details>
        </>
      ) : (
        all
      )}
      <div>
        <Button onClick={close}>{guideTexts.close}</Button>
      </div>
    </div>
  );
}

function Step({ step, isDone, mayPublish }: { step: FirstStep; isDone: boolean; mayPublish: boolean }) {
  const { name, help: usual } = guideTexts.steps[step];
  const help = step === 'takeBack' && !mayPublish ? guideTexts.takeBackOfWriter : usual;
  return (
    <li>
      {isDone ? <CheckCircleFilled aria-hidden className={styles.tick} /> : <span className={styles.open} />}
      <div>
        <span className={styles.state}>{isDone ? guideTexts.done : guideTexts.open} </span>
        {isDone ? name : <Link to={placeOf(step)}>{name}</Link>}
        {!isDone && <p>{help}</p>}
      </div>
    </li>
  );
}

function placeOf(step: FirstStep): string {
  if (step === 'password' || step === 'secondStep') return paths.account;
  if (!published) return paths.admin;
  const { create, list } = resourceRoutes(published);
  return step === 'draft' ? create : list;
}
