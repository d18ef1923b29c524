import { lazy, useState, type ComponentType } from 'react';
import type { Kind } from '../schema/field-types';
import type { InputProps, LazyInput } from './field-kind';

/**
 * Takes what loads a kind's input; gives the input, which suspends until its code is there. Preloaded, it is drawn at once: a form's
 * first field can take the cursor in the same frame.
 */
export function lazyInput<K extends Kind>(load: () => Promise<ComponentType<InputProps<K>>>): LazyInput<K> {
  let loaded: ComponentType<InputProps<K>> | undefined;
  const preload = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() }));

  function Input(props: InputProps<K>) {
    // Stays what it was at first: another component would lose what is typed.
    const [Drawn] = useState<ComponentType<InputProps<K>>>(() => loaded ?? Lazy);
    return <Drawn {...props} />;
  }
  return Object.assign(Input, { preload });
}
