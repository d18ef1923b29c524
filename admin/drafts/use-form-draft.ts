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

/** What an earlier visit left unsaved. */
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
  /** What the inputs start with: the row's values, with those of a restored draft in their place. */
  readonly start: FormValues | undefined;
  /** Another one whenever the inputs start anew. */
  readonly startKey: string;
  /** Takes everything the form holds; keeps what was changed, after a pause. */
  readonly note: (values: FormValues) => void;
}

interface OpenedForm {
  readonly resource: ResourceDefinition;
  readonly id: number | null;
  /** Undefined while the row is on its way. */
  readonly initial: FormValues | undefined;
  /** The row's `updated_at`; null for a new row. */
  readonly version: string | null;
  /** Rises when the form starts anew with another `initial`. */
  readonly revision: number;
}

/** A draft brought back, as long as the form does not start anew with another row. */
interface Restored {
  readonly values: FormValues;
  readonly key: string;
  readonly revision: number;
}

/**
 * Keeps what is typed in this browser until it is saved or given up, so that a crash or a closed tab loses nothing, and
 * offers what an earlier visit left behind. A form that ends while its changes still count as unsaved did not end by the
 * person's will: its draft stays.
 */
export function useFormDraft({ resource, id, initial, version, revision }: OpenedForm): FormDraft {
  const { table } = resource;
  const userId = usePersonId();
  const { warnWhen: isUnsaved } = useWarnAboutChange();
  const [left, setLeft] = useState<readonly StoredDraft[]>([]);
  const [restored, setRestored] = useState<Restored | null>(null);
  const waiting = useRef<{ timer: number; keep: () => void } | null>(null);
  const place = userId === undefined ? undefined : { userId, table, id };
  const isReady = initial !== undefined;

  useEffect(() => {
    if (userId === undefined || !isReady) return undefined;
    let isOpen = true;
    void leftDrafts({ userId, table, id }, new Date()).then((found) => isOpen && setLeft(found));
    return () => {
      isOpen = false;
    };
  }, [userId, table, id, isReady]);

  function flush(): void {
    const { timer, keep } = waiting.current ?? {};
    window.clearTimeout(timer);
    waiting.current = null;
    keep?.();
  }

  function note(values: FormValues): void {
    if (!place || !initial) return;
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
  const shown = restored?.revision === revision ? restored : null;
  return {
    offer: first && initial ? offerOf(first, initial) : null,
    start: shown?.values ?? initial,
    startKey: shown?.key ?? String(revision),
    note,
  };

  function offerOf(draft: StoredDraft, start: FormValues): DraftOffer {
    const changes = fittingChanges(draft.changes, start);
    const discard = () => {
      dropDraft(draft.key);
      setLeft(left.filter(({ key }) => key !== draft.key));
    };
    return {
      savedAt: draft.savedAt,
      fields: Object.keys(changes),
      isOutdated: draft.version !== version,
      restore: () => {
        const { savedAt, key } = draft;
        if (place) keepDraft(place, { savedAt, version, changes });
        setRestored({ values: { ...start, ...changes }, key, revision });
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
