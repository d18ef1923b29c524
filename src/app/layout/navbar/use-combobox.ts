import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface Combobox {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  /** The typed text. A change deselects the active option. */
  typed: string;
  /** The number of options. With none the list is closed. */
  count: number;
  onChoose: (position: number) => void;
}

/** Returns an option's id, which `aria-activedescendant` refers to. */
export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

/**
 * Makes a text field the combobox of a list: the arrow keys move through its options while focus stays in the field,
 * and Enter chooses. The field belongs to another component, so that it works before this module is loaded.
 */
export function useCombobox({ input, listId, typed, count, onChoose }: Combobox) {
  const [active, setActive] = useState<{ typed: string; position: number | null }>({ typed, position: null });
  if (active.typed !== typed) setActive({ typed, position: null });
  const position = active.position !== null && active.position < count ? active.position : null;

  /** The position after the last option means the field itself. */
  function move(next: number) {
    setActive({ position: next, typed });
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const steps = count + 1;
    const present = position ?? count;
    if (event.isComposing || count === 0) return;
    if (event.key === 'ArrowDown') move((present + 1) % steps);
    else if (event.key === 'ArrowUp') move((present + steps - 1) % steps);
    else if (event.key === 'Enter' && position !== null) onChoose(position);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('role', 'combobox');
    field?.setAttribute('aria-autocomplete', 'list');
    field?.addEventListener('keydown', press);
    return () => field?.removeEventListener('keydown', press);
  }, [input]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) field?.setAttribute('aria-controls', listId);
    else field?.removeAttribute('aria-controls');
    if (position !== null) field?.setAttribute('aria-activedescendant', optionId(listId, position));
    else field?.removeAttribute('aria-activedescendant');
  }, [input, listId, count, position]);

  return { active: position };
}
