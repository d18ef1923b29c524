import { lazy, useState, type ComponentType } from 'react';

/** A component whose code comes when it is first drawn; `preload` asks for it before. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> };

/**
 * Takes what loads a component; gives the component, which suspends until its code is there. `lazy` alone suspends once even where
 * the code is there, and React shows what comes after a fallback up to 300 ms later: preloaded, this one is drawn at once.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() }));

  function Component(props: Props) {
    // Stays what it was at first: another component would lose what is typed.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Drawn {...props} />;
  }
  return Object.assign(Component, { preload });
}
