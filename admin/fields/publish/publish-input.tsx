import { Switch } from 'antd';
import { useState } from 'react';
import { isoToIstanbulInput, istanbulInputToIso } from '../../../src/shared/dates';
import { texts } from '../../i18n/texts';
import { ClockInput } from '../datetime/clock-input';
import type { InputProps } from '../field-kind';
import { PublishStateLabel } from './publish-state-label';
import styles from './publish.module.css';

/** Off is a draft. Switching on takes the date it had, else this minute; a later date schedules. */
export function PublishInput({ control: { value = '', onChange, ...control } }: InputProps<'publish'>) {
  const [lastDate, setLastDate] = useState(value);

  const toggle = (isOn: boolean) =>
    onChange?.(isOn ? lastDate || isoToIstanbulInput(new Date().toISOString()) : '');
  const setDate = (date: string) => {
    setLastDate(date);
    onChange?.(date);
  };

  return (
    <div className={styles.input}>
      <div className={styles.toggle}>
        <Switch {...control} checked={value !== ''} onChange={toggle} />
        <PublishStateLabel publishedAt={value === '' ? null : istanbulInputToIso(value)} />
      </div>
      {value !== '' && (
        <ClockInput aria-label={texts.publish.date} value={value} onChange={setDate} allowClear={false} />
      )}
    </div>
  );
}
