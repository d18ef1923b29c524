import { useCreate, useDataProvider, useInvalidate } from '@refinedev/core';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { toRow } from '../../fields/form-codec';
import { statusOf } from '../../lib/request-failure';
import type { Row } from '../../lib/row';
import { runSave, type SaveStep } from '../form/save-steps';
import { useKeyStep } from '../form/use-key-step';
import { useSlugStep } from '../form/use-slug-step';
import type { ResourceDefinition } from '../../schema/types';
import { findDuplicates, type CheckedLine, type CsvPreview } from './read-table';

/** As `statusOf` says it. */
const NO_ANSWER = 0;

interface FailedLine {
  readonly line: CheckedLine;
  readonly messages: readonly string[];
}

export interface CsvImported {
  readonly phase: 'finished';
  readonly preview: CsvPreview;
  /** The new rows, with `updated_at`. */
  readonly added: readonly Row[];
  readonly skipped: number;
  readonly failed: readonly FailedLine[];
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
 * Imports rows one after the other as the form would save them. A refused line is reported and the others
 * continue.
 */
export function useCsvImport(resource: ResourceDefinition) {
  const [state, setState] = useState<CsvImportState>({ phase: 'choosing', complaint: null });
  const { mutateAsync: create } = useCreate<Row>();
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const slugStep = useSlugStep(resource);
  /** The key of the line that is being saved. */
  const saveKey = useRef('');
  const keyStep = useKeyStep(resource, () => saveKey.current);
  const againStep: SaveStep = {
    // Once more, because the row may be there although the answer was lost. The key says so.
    recover: (failure, attempt, earlier) =>
      Promise.resolve(statusOf(failure) === NO_ANSWER && earlier.length === 0 ? attempt : undefined),
  };

  async function add({ values }: CheckedLine, added: Row[]): Promise<void> {
    saveKey.current = crypto.randomUUID();
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
    run: async (preview: CsvPreview, skipped: ReadonlySet<number>) => {
      const good = preview.lines.filter(({ line, errors }) => errors.length === 0 && !skipped.has(line));
      const failed: FailedLine[] = preview.lines.flatMap((line) =>
        line.errors.length > 0 ? [{ line, messages: line.errors }] : [],
      );
      const added: Row[] = [];
      for (const [done, line] of good.entries()) {
        setState({ phase: 'running', done, total: good.length });
        try {
          await add(line, added);
        } catch (error) {
          failed.push({ line, messages: [errorMessage(error)] });
        }
      }
      await invalidate({ resource: resource.table, invalidates: ['list', 'many'] });
      failed.sort((left, right) => left.line.line - right.line.line);
      setState({ phase: 'finished', preview, added, skipped: skipped.size, failed });
    },
  };
}
