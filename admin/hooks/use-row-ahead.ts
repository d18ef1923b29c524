import { keys, useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ResourceDefinition } from '../schema/types';
import { versionedSelect } from './use-conflict-step';

/** A row that was asked for waits so long for its form. */
const WAITING_MS = 10_000;

export interface RowAhead {
  /** A finger or a button is down on what opens the row's form. */
  readonly press: (id: number) => void;
  /** The form is being opened. */
  readonly open: (id: number) => void;
}

/**
 * Asks for a row while the form that will show it is still being put together, as soon as what opens it is pressed; the form then
 * finds the same question under way. What an earlier form read is forgotten: none starts from an old row.
 */
export function useRowAhead(resource: ResourceDefinition): RowAhead {
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  const pressed = useRef<number | null>(null);

  function ask(id: number): void {
    const { table } = resource;
    const meta = { select: versionedSelect(resource) };
    const queryKey = keys().data('default').resource(table).action('one').id(id).params(meta).get();
    const queryFn = () => dataProvider().getOne({ resource: table, id, meta });
    client.removeQueries({ queryKey, exact: true });
    // Should it fail, the form says so, and asks again.
    client.query({ queryKey, queryFn, retry: false, gcTime: WAITING_MS }).catch(() => undefined);
  }

  return {
    press(id) {
      pressed.current = id;
      ask(id);
    },
    open(id) {
      // Keys open it without a press.
      if (pressed.current !== id) ask(id);
      pressed.current = null;
    },
  };
}
