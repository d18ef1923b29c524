import { useCreate, useDataProvider, useInvalidate } from '@refinedev/core';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { toRow } from '../../fields/form-codec';
import { isUnanswered } from '../../lib/request-failure';
import { runSave, type SaveStep } from '../form/save-steps';
import { useKeyStep, useSlugStep } from '../form/use-unique-steps';
import type { Row, ResourceDefinition } from '../../schema/types';
import { findDuplicates, type CheckedLine, type CsvPreview } from './read-table';

export interface CsvImported {
  readonly phase: 'finished';
  readonly preview: CsvPreview;
  /** The new rows, with `updated_at`. */
  readonly added: readonly Row[];
  readonly skipped: number;
  /** With the errors for which they were refused. */
  readonly failed: readonly CheckedLine[];
  /** The lines that remain because the connection was lost: the first may have been added, the others were not sent. */
  readonly left: readonly CheckedLine[];
}

type CsvImportState =
  | { readonly phase: 'choosing'; readonly complaint: string | null }
  | { readonly phase: 'reading' }
  | {
      readonly phase: 'previewing';
      readonly preview: CsvPreview;
      readonly duplicates: ReadonlyMap<number, number | null>;
    }
  | { readonly phase: 'running'; readonly done: number; readonly total: number }
  | CsvImported;

/**
 * Imports rows one after the other as the form would save them. A refused line is reported and the others continue. A lost connection
 * stops the import, which then goes on with the same line: each line has a key of its own, with which its row is made once.
 */
export function useCsvImport(resource: ResourceDefinition) {
  const [state, setState] = useState<CsvImportState>({ phase: 'choosing', complaint: null });
  const { mutateAsync: create } = useCreate<Row>();
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const slugStep = useSlugStep(resource);
  /** The key of the line that is being saved. */
  const saveKey = useRef('');
  const keys = useRef(new WeakMap<CheckedLine, string>());
  const keyStep = useKeyStep(resource, () => saveKey.current);
  const againStep: SaveStep = {
    // Once more, because the row may be there although the answer was lost. The key says so.
    recover: (failure, attempt, earlier) =>
      isUnanswered(failure) && earlier.length === 0 ? attempt : undefined,
  };

  async function add(line: CheckedLine, added: Row[]): Promise<void> {
    const { values } = line;
    saveKey.current = keys.current.get(line) ?? crypto.randomUUID();
    keys.current.set(line, saveKey.current);
    await runSave({ row: undefined, values }, [keyStep, slugStep, againStep], async (attempt) => {
      if (attempt.row) {
        added.push(attempt.row);
        return;
      }
      const { data } = await create({
        resource: resource.table,
        values: toRow(resource, attempt.values),
        meta: { select: 'id,updated_at', saveKey: saveKey.current },
        invalidates: [],
        successNotification: false,
        errorNotification: false,
      });
      added.push(data);
    });
  }

  /** Adds the lines, after those that were tried before. */
  async function addAll(lines: readonly CheckedLine[], before: Omit<CsvImported, 'phase' | 'left'>) {
    const added = [...before.added];
    const failed = [...before.failed];
    let left: readonly CheckedLine[] = [];
    for (const [done, line] of lines.entries()) {
      setState({ phase: 'running', done, total: lines.length });
      try {
        await add(line, added);
      } catch (error) {
        if (isUnanswered(error)) {
          left = lines.slice(done);
          break;
        }
        failed.push({ ...line, errors: [errorMessage(error)] });
      }
    }
    await invalidate({ resource: resource.table, invalidates: ['list', 'many'] });
    failed.sort((one, other) => one.line - other.line);
    setState({ ...before, phase: 'finished', added, failed, left });
  }

  return {
    state,
    restart: () => setState({ phase: 'choosing', complaint: null }),

    read: async (reading: Promise<CsvPreview>) => {
      setState({ phase: 'reading' });
      try {
        const preview = await reading;
        const duplicates = await findDuplicates(provider, resource, preview.lines);
        setState({ phase: 'previewing', preview, duplicates });
      } catch (error) {
        setState({ phase: 'choosing', complaint: errorMessage(error) });
      }
    },

    /** `skipped` holds the numbers of the lines to leave out. */
    run: async (preview: CsvPreview, skipped: readonly number[]) => {
      const good = preview.lines.filter(({ line, errors }) => errors.length === 0 && !skipped.includes(line));
      const failed = preview.lines.filter(({ errors }) => errors.length > 0);
      await addAll(good, { preview, added: [], skipped: skipped.length, failed });
    },

    /** Goes on with an import that a lost connection has stopped. */
    goOn: (stopped: CsvImported) => addAll(stopped.left, stopped),
  };
}
