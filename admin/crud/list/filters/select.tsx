import { lazy, Suspense } from 'react';
import styles from './filters.module.css';

/** The rows come first: what they are chosen by is as large as the list itself. */
const LoadedSelect = lazy(async () => {
  const { LoadedSelect } = await import('./loaded-select');
  return { default: LoadedSelect };
});

export interface ListSelectProps {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly className?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
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
