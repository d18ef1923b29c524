import { useGetIdentity, useWarnAboutChange } from '@refinedev/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResourceDefinition } from '../schema/types';
import {
  dropDraft,
  forgetDraft,
  keepDraft,
  leftDrafts,
  type DraftPlace,
  type StoredDraft,
} from './draft-store';
import { changedValues, type FormValues } from '../lib/form-values';

/** A pause in typing after which what is typed is kept. */
const PAUSE_MS = 600;

/** The draft that an earlier visit left. */
export interface DraftOffer {
  /** ISO 8601. */
  readonly savedAt: string;
  /** The names of the fields in it. */
  readonly fields: readonly string[];
  /** The row was changed after the draft was typed. */
  readonly isOutdated: boolean;
  /** Starts the form anew with the draft's values in place of the stored ones. */
  readonly restore: () => void;
  readonly discard: () => void;
}

export interface FormDraft {
  readonly offer: DraftOffer | null;
  /** Takes everything the form holds; keeps what was changed, after a pause. */
  readonly note: (values: FormValues) => void;
}

interface OpenedForm {
  readonly resource: ResourceDefinition;
  /** Null is a new row. */
  readonly id: number | null;
  /** The row's values, without a draft. */
  readonly initial: FormValues;
  /** The row's `updated_at`; null for a new row. */
  readonly version: string | null;
  /** Takes what the form is to show: the row's values, with the draft's in their place. */
  readonly onRestore: (values: FormValues) => void;
}

/**
 * Keeps what is typed in this browser until it is saved or given up, so that a crash or a closed tab loses nothing, and
 * offers what an earlier visit left behind. A form that ends while its changes still count as unsaved did not end by the
 * person's will: its draft stays.
 */
export function useFormDraft({ resource, id, initial, version, onRestore }: OpenedForm): FormDraft {
  const { table } = resource;
  const userId = usePersonId();
  const { warnWhen: isUnsaved } = useWarnAboutChange();
  const [left, setLeft] = useState<readonly StoredDraft[]>([]);
  const waiting = useRef<{ timer: number; keep: () => void } | null>(null);
  const place = userId === undefined ? undefined : { userId, table, id };

  useEffect(() => {
    if (userId === undefined) return undefined;
    let isOpen = true;
    void leftDrafts({ userId, table, id }, new Date()).then((found) => isOpen && setLeft(found));
    return () => {
      isOpen = false;
    };
  }, [userId, table, id]);

  function flush(): void {
    const { timer, keep } = waiting.current ?? {};
    window.clearTimeout(timer);
    waiting.current = null;
    keep?.();
  }

  function note(values: FormValues): void {
    if (!place) return;
    const changes = changedValues(values, initial);
    window.clearTimeout(waiting.current?.timer);
    waiting.current = {
      timer: window.setTimeout(flush, PAUSE_MS),
      keep: () => keep(place, changes, version),
    };
  }

  const end = useEffectEvent(() => {
    if (isUnsaved) {
      flush();
      return;
    }
    window.clearTimeout(waiting.current?.timer);
    if (place) forgetDraft(place);
  });
  const leave = useEffectEvent(flush);
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('pagehide', () => leave(), { signal: controller.signal });
    document.addEventListener('visibilitychange', () => leave(), { signal: controller.signal });
    return () => {
      controller.abort();
      end();
    };
  }, []);

  const [first] = left;
  return { offer: first ? offerOf(first) : null, note };

  function offerOf(draft: StoredDraft): DraftOffer {
    const changes = fittingChanges(draft.changes, initial);
    const discard = () => {
      dropDraft(draft.key);
      setLeft(left.filter(({ key }) => key !== draft.key));
    };
    return {
      savedAt: draft.savedAt,
      fields: Object.keys(changes),
      isOutdated: draft.version !== version,
      restore: () => {
        if (place) keepDraft(place, { savedAt: draft.savedAt, version, changes });
        onRestore({ ...initial, ...changes });
        discard();
      },
      discard,
    };
  }
}

function keep(place: DraftPlace, changes: FormValues, version: string | null): void {
  if (Object.keys(changes).length === 0) forgetDraft(place);
  else keepDraft(place, { savedAt: new Date().toISOString(), version, changes });
}

/** A draft may come from an older version of the application: only what still fits a field is offered. */
function fittingChanges(changes: FormValues, start: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => name in start && haveSameShape(value, start[name])),
  );
}

function haveSameShape(left: unknown, right: unknown): boolean {
  if (left === null || right === null) return true;
  return typeof left === typeof right && Array.isArray(left) === Array.isArray(right);
}

/** Stays the same when the session is lost: what is typed then is still this person's. */
function usePersonId(): string | undefined {
  const { data } = useGetIdentity<{ readonly id: string }>();
  const [known, setKnown] = useState<string>();
  if (known === undefined && data) setKnown(data.id);
  return known ?? data?.id;
}
