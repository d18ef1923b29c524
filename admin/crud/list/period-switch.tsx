import { Segmented } from 'antd';
import { filterTexts } from '../../i18n/lists';
import { PERIODS, type Period } from './list-address';
import styles from './list.module.css';

interface PeriodSwitchProps {
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
}

/** Switches a list between what is to come, the past and all rows. */
export function PeriodSwitch({ period, onChoose }: PeriodSwitchProps) {
  return (
    <Segmented
      className={styles.period}
      aria-label={filterTexts.period}
      options={PERIODS.map((value) => ({ value, label: filterTexts.periods[value] }))}
      value={period}
      onChange={onChoose}
    />
  );
}
