import { Radio } from 'antd';
import { useState } from 'react';
import {
  addDays,
  isoToIstanbulInput,
  istanbulInputToIso,
  todayInIstanbul,
} from '../../../src/lib/dates/dates';
import { messages } from '../../../src/lib/messages';
import { clockOf, NOW, publishState, type PublishState } from '../../lib/publish-state';
import { fieldTexts } from '../../i18n/fields';
import { texts } from '../../i18n/texts';
import { ClockInput } from '../date/date-picker';
import { isClock } from '../date/read-date';
import type { InputProps } from '../field-kind';
import styles from './publish.module.css';

const words = fieldTexts.publish;
/** A suggestion: when visitors who read in the morning find it. */
const MORNING = '09:00';

/** Draft, now or later. The date decides which, and a published row keeps its date. */
export function PublishInput({
  field,
  control: { value = '', onChange, ...control },
}: InputProps<'publish'>) {
  const [stored] = useState(value);
  const state = stateOf(value);
  const wasPublished = stored !== NOW && stateOf(stored) === 'published';

  const choose = (chosen: PublishState) => onChange?.(dateFor(chosen, stored));
  return (
    <div className={styles.input}>
      <Radio.Group
        {...control}
        aria-label={field.label}
        className={styles.choice}
        optionType="button"
        buttonStyle="solid"
        value={state}
        onChange={(event) => choose(event.target.value as PublishState)}
        options={[
          { value: 'draft', label: messages.admin.draft },
          { value: 'published', label: wasPublished ? messages.admin.published : words.now },
          { value: 'scheduled', label: words.later },
        ]}
      />
      {state !== 'draft' && (
        <ClockInput
          aria-label={texts.publish.date}
          value={clockOf(value)}
          onChange={(date) => onChange?.(date)}
          allowClear={false}
        />
      )}
      <p className={styles.outcome}>{words.outcomes[state]}</p>
    </div>
  );
}

function stateOf(value: string): PublishState {
  const clock = clockOf(value);
  return publishState(clock === '' || !isClock(clock) ? null : istanbulInputToIso(clock), new Date());
}

/** The stored date if it fits the choice, otherwise this minute or tomorrow morning. */
function dateFor(chosen: PublishState, stored: string): string {
  if (chosen === 'draft') return '';
  if (stateOf(stored) === chosen) return stored;
  if (chosen === 'published') return isoToIstanbulInput(new Date().toISOString());
  return `${addDays(todayInIstanbul(), 1)}T${MORNING}`;
}
