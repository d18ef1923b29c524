import { lazy, Suspense } from 'react';
import type { LoadedSelectProps } from './loaded-select';
import styles from './filters.module.css';

/** The rows come first: what they are chosen by is as large as the list itself. */
const LoadedSelect = lazy(async () => {
  const { LoadedSelect } = await import('./loaded-select');
  return { default: LoadedSelect };
});

interface ListSelectProps extends LoadedSelectProps {
  /** While the first rows are on their way, it only looks like itself. */
  readonly isWaiting: boolean;
}

/** A choice above a list. */
export function ListSelect({ isWaiting, ...props }: ListSelectProps) {
  const { className = '', options, value } = props;
  const look = (
    <div className={`${className} ${styles.look}`} aria-hidden>
      {options.find((option) => option.value === value)?.label}
    </div>
  );
  return isWaiting ? (
    look
  ) : (
    <Suspense fallback={look}>
      <LoadedSelect {...props} />
    </Suspense>
  );
}
