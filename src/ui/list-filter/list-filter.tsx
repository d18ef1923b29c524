import type { ChangeEvent, ReactElement, ReactNode, SubmitEvent } from 'react';
import { messages } from '../../lib/messages';
import styles from './list-filter.module.css';

interface ListFilterProps {
  label: string;
  /** The path of the page that the form opens without JavaScript. */
  action: string;
  /** Whether it stays in view below the navigation bar. */
  isSticky?: boolean;
  onSubmit: () => void;
  children: ReactElement | readonly (ReactElement | false)[];
}

/** Fields that narrow a list. Without JavaScript, submitting the form makes the server filter. */
export function ListFilter({ label, action, isSticky = false, onSubmit, children }: ListFilterProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      className={styles.filter}
      data-sticky={isSticky || undefined}
      role="search"
      aria-label={label}
      action={action}
      onSubmit={submit}
    >
      {children}
      <button className={styles.submit} type="submit">
        {messages.labels.filter}
      </button>
    </form>
  );
}

interface FieldProps {
  label: string;
  /** The query parameter. */
  name: string;
  onChange: (value: string) => void;
}

interface TextFilterProps extends FieldProps {
  value: string;
  placeholder?: string;
  /** Called when the field loses focus. */
  onLeave: () => void;
}

export function TextFilter({ label, name, value, placeholder, onChange, onLeave }: TextFilterProps) {
  return (
    <label className={styles.search}>
      <span className={styles.label}>{label}</span>
      <input
        className={styles.control}
        type="search"
        name={name}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </label>
  );
}

interface ChoiceFilterProps extends FieldProps {
  value: string | number;
  /** The list's own headings do the same on wide screens. */
  isForPhones?: boolean;
  children: ReactNode;
}

export function ChoiceFilter({ label, name, value, isForPhones, onChange, children }: ChoiceFilterProps) {
  const change = (event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value);
  return (
    <label className={styles.choice} data-for-phones={isForPhones}>
      <span className={styles.label}>{label}</span>
      <select className={styles.control} name={name} value={value} onChange={change}>
        {children}
      </select>
    </label>
  );
}
