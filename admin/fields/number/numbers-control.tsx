import { Input } from 'antd';
import { fieldTexts } from '../../i18n/fields';
import { filterTexts } from '../../i18n/lists';
import type { FilterControlProps } from '../field-kind';
import { RangeControl, type EndProps } from '../range-control';
import { plainDecimal, readDecimal, readFilterNumber } from './decimal';

/** For numbers and years. */
export function NumbersControl(props: FilterControlProps) {
  return (
    <RangeControl
      {...props}
      holds="numbers"
      read={readFilterNumber}
      show={plainDecimal}
      readTyped={readDecimal}
      unreadable={fieldTexts.number.unreadable}
      backward={filterTexts.reversed}
      endLabels={{ first: filterTexts.from, last: filterTexts.to }}
      renderEnd={NumberEnd}
    />
  );
}

function NumberEnd({ isWrong, onChange, ...control }: EndProps) {
  return (
    <Input
      {...control}
      inputMode="decimal"
      status={isWrong ? 'error' : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
