import { useId } from 'react';
import { filterTexts } from '../../i18n/lists';
import type { FilterControlProps } from '../field-kind';
import styles from './relation.module.css';
import { parseTarget, writeTarget } from './target';
import { TargetSelect } from './target-select';

export function RelationControl({ field, choice, onChoose }: FilterControlProps) {
  const id = useId();
  if (field.kind !== 'relation') return null;
  return (
    <div className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
      </label>
      <TargetSelect
        id={id}
        className={styles.select}
        to={field.to}
        value={parseTarget(choice)}
        allowClear
        placeholder={filterTexts.any}
        onChange={(target) => onChoose(target === null ? '' : writeTarget(target))}
      />
    </div>
  );
}
