import { keys, useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ResourceDefinition } from '../../schema/types';
import { pause } from '../../lib/pause';
import { versionedSelect } from './use-conflict-step';

/** A row that was asked for waits so long for its form. */
const WAITING_MS = 10_000;
/** A row that comes so soon comes before its form: drawn once, that is there sooner than drawn empty, and then filled. Nobody sees the pause. */
const PATIENCE_MS = 60;

export interface RowAhead {
  /** A finger or a button is down on what opens the row's form. */
  readonly press: (id: number) => void;
  /** The form is wanted: calls `show`, at once if the row is there, otherwise a moment later. What is wanted last is shown. */
  readonly open: (id: number, show: () => void) => void;
}

interface Asked {
  readonly id: number;
  isAnswered: boolean;
  readonly answer: Promise<void>;
}

/**
 * Asks for a row while the form that will show it is still being put together, as soon as what opens it is pressed; the form then
 * finds the same question under way. What an earlier form read is forgotten: none starts from an old row.
 */
export function useRowAhead(resource: ResourceDefinition): RowAhead {
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  const pressed = useRef<Asked | null>(null);
  const wanted = useRef<Asked | null>(null);

  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );

  function ask(id: number): Asked {
    const { table } = resource;
    const meta = { select: versionedSelect(resource) };
    const queryKey = keys().data('default').resource(table).action('one').id(id).params(meta).get();
    const queryFn = () => dataProvider().getOne({ resource: table, id, meta });
    client.removeQueries({ queryKey, exact: true });
    const answer = async () => {
      // Should it fail, the form says so, and asks again.
      await client.query({ queryKey, queryFn, retry: false, gcTime: WAITING_MS }).catch(() => undefined);
      asked.isAnswered = true;
    };
    const asked: Asked = { id, isAnswered: false, answer: answer() };
    return asked;
  }

  return {
    press(id) {
      pressed.current = ask(id);
    },
    open(id, show) {
      // Keys open it without a press.
      const asked = pressed.current?.id === id ? pressed.current : ask(id);
      pressed.current = null;
      wanted.current = asked;
      if (asked.isAnswered) show();
      else
        void Promise.race([asked.answer, pause(PATIENCE_MS)]).then(() => {
          if (wanted.current === asked) show();
        });
    },
  };
}
