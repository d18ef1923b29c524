import { filterTexts } from '../../i18n/lists';
import type { FilterControlProps } from '../field-kind';
import { RangeControl } from '../range-control';
import { DayPicker } from './date-picker';
import { readFilterDay } from './read-date';

/** For dates and moments. */
export function DaysControl(props: FilterControlProps) {
  return (
    <RangeControl
      {...props}
      holds="days"
      read={readFilterDay}
      show={(day) => day}
      readTyped={(typed) => (typed === '' ? null : readFilterDay(typed))}
      backward={filterTexts.backward}
      endLabels={{ first: filterTexts.first, last: filterTexts.last }}
      renderEnd={DayPicker}
    />
  );
}
