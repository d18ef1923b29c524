export interface Signal {
  readonly send: () => void;
  /** Gives what stops listening. */
  readonly listen: (listener: () => void) => () => void;
}

/** Gives what tells its listeners that something has happened. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    send: () => listeners.forEach((listener) => listener()),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
