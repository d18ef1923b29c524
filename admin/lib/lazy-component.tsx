import { lazy, useState, type ComponentType } from 'react';

/** A component whose code loads when it first renders; `preload` loads it earlier. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> };

/**
 * Returns a component that suspends until its code has loaded. React's `lazy` suspends once even when the
 * code is already there, and React delays what follows a fallback by up to 300 ms. A preloaded component of
 * this kind renders at once.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() }));

  function Component(props: Props) {
    // Constant for the life of the component: another component type would remount it and lose what is typed.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Drawn {...props} />;
  }
  return Object.assign(Component, { preload });
}
