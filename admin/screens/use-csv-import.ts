import { useCreate, useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { errorMessage } from '../../src/shared/error-message';
import { toRow } from '../fields/form-codec';
import type { Row } from '../hooks/row';
import { runSave } from '../hooks/save-steps';
import { useSlugStep } from '../hooks/use-slug-step';
import type { ResourceDefinition } from '../schema/types';
import type { CsvPreview } from './csv-file';
import type { CheckedLine } from './csv-rows';

export interface FailedLine {
  readonly line: CheckedLine;
  readonly messages: readonly string[];
}

export type CsvImportState =
  | { readonly phase: 'choosing'; readonly complaint: string | null }
  | { readonly phase: 'reading' }
  | { readonly phase: 'previewing'; readonly preview: CsvPreview }
  | { readonly phase: 'running'; readonly done: number; readonly total: number }
  | {
      readonly phase: 'finished';
      readonly preview: CsvPreview;
      readonly added: number;
      readonly failed: readonly FailedLine[];
    };

export interface CsvImporting {
  readonly state: CsvImportState;
  readonly read: (reading: Promise<CsvPreview>) => Promise<void>;
  readonly restart: () => void;
  readonly run: (preview: CsvPreview) => Promise<void>;
}

/** Brings rows in, one after the other and as the form would save them; a line that is refused is told, and the rest goes on. */
export function useCsvImport(resource: ResourceDefinition): CsvImporting {
  const [state, setState] = useState<CsvImportState>({ phase: 'choosing', complaint: null });
  const { mutateAsync: create } = useCreate<Row>();
  const invalidate = useInvalidate();
  const slugStep = useSlugStep(resource);

  async function add({ values }: CheckedLine): Promise<void> {
    await runSave({ row: undefined, values }, [slugStep], async (attempt) => {
      await create({
        resource: resource.table,
        values: toRow(resource, attempt.values),
        meta: { select: 'id' },
        invalidates: [],
        successNotification: false,
        errorNotification: false,
      });
    });
  }

  return {
    state,
    restart: () => setState({ phase: 'choosing', complaint: null }),

    async read(reading) {
      setState({ phase: 'reading' });
      try {
        setState({ phase: 'previewing', preview: await reading });
      } catch (error) {
        setState({ phase: 'choosing', complaint: errorMessage(error) });
      }
    },

    async run(preview) {
      const good = preview.lines.filter(({ errors }) => errors.length === 0);
      const failed: FailedLine[] = preview.lines.flatMap((line) =>
        line.errors.length > 0 ? [{ line, messages: line.errors }] : [],
      );
      let added = 0;
      for (const [done, line] of good.entries()) {
        setState({ phase: 'running', done, total: good.length });
        try {
          await add(line);
          added += 1;
        } catch (error) {
          failed.push({ line, messages: [errorMessage(error)] });
        }
      }
      await invalidate({ resource: resource.table, invalidates: ['list', 'many'] });
      failed.sort((left, right) => left.line.line - right.line.line);
      setState({ phase: 'finished', preview, added, failed });
    },
  };
}
