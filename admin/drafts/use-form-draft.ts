import { useGetIdentity, useWarnAboutChange } from '@refinedev/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldsOfKind } from '../schema/derive-fields';
import type { ResourceDefinition } from '../schema/types';
import {
  removeDraft,
  removeOwnDraft,
  storeDraft,
  readAbandonedDrafts,
  type DraftOwner,
  type DraftPlace,
  type StoredDraft,
} from './draft-store';
import { changedValues, type FormValues } from '../lib/form-values';

/** In milliseconds: the pause in typing after which changes are stored. */
const PAUSE_MS = 600;

/** The draft of an earlier visit. */
export interface DraftOffer {
  /** ISO 8601. */
  readonly savedAt: string;
  /** The values in it. */
  readonly changes: FormValues;
  /** Whether the row was changed after the draft was typed. */
  readonly isOutdated: boolean;
  /** Resets the form to the stored values with the draft's values over them. */
  readonly restore: () => void;
  readonly discard: () => void;
}

export interface FormDraft {
  readonly offer: DraftOffer | null;
  /** Called with all form values; stores what was changed, after a pause. */
  readonly note: (values: FormValues) => void;
  /** Stores what was noted at once, and says where it is. */
  readonly keep: () => DraftPlace;
}

interface OpenedForm {
  readonly resource: ResourceDefinition;
  /** Null is a new row. */
  readonly id: number | null;
  /** The row's values, without a draft. */
  readonly initial: FormValues;
  /** The row's `updated_at`; null for a new row. */
  readonly version: string | null;
  /** Called with the values to show: the row's, with the draft's over them. */
  readonly onRestore: (values: FormValues) => void;
}

/**
 * Stores changes in this browser until they are saved or discarded, so that a crash or a closed tab loses
 * nothing, and offers the draft of an earlier visit. A form that unmounts while its changes count as unsaved
 * was not closed by the person, so its draft stays.
 */
export function useFormDraft({ resource, id, initial, version, onRestore }: OpenedForm): FormDraft {
  const { table } = resource;
  const userId = usePersonId();
  const { warnWhen: isUnsaved } = useWarnAboutChange();
  const [left, setLeft] = useState<readonly StoredDraft[]>([]);
  const timer = useRef<number>(undefined);
  /** Stores the changes that were noted last. */
  const noted = useRef<() => DraftPlace>(undefined);
  const owner = userId === undefined ? undefined : { userId, table, id };

  useEffect(() => {
    if (userId === undefined) return undefined;
    let isOpen = true;
    void readAbandonedDrafts({ userId, table, id }, new Date()).then((found) => isOpen && setLeft(found));
    return () => {
      isOpen = false;
    };
  }, [userId, table, id]);

  function keep(): DraftPlace {
    window.clearTimeout(timer.current);
    return noted.current?.() ?? 'nowhere';
  }

  function note(values: FormValues): void {
    if (!owner) return;
    const changes = changedValues(values, initial);
    noted.current = () => storeOrRemove(owner, changes, version);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(keep, PAUSE_MS);
  }

  const end = useEffectEvent(() => {
    if (isUnsaved) {
      keep();
      return;
    }
    window.clearTimeout(timer.current);
    if (owner) removeOwnDraft(owner);
  });
  const leave = useEffectEvent(keep);
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
  return { offer: first ? offerOf(first) : null, note, keep };

  function offerOf(draft: StoredDraft): DraftOffer {
    const changes = fittingChanges(draft.changes, initial, resource);
    const discard = () => {
      removeDraft(draft.key);
      setLeft(left.filter(({ key }) => key !== draft.key));
    };
    return {
      savedAt: draft.savedAt,
      changes,
      isOutdated: draft.version !== version,
      restore: () => {
        if (owner) storeDraft(owner, { savedAt: draft.savedAt, version, changes });
        onRestore({ ...initial, ...changes });
        discard();
      },
      discard,
    };
  }
}

function storeOrRemove(owner: DraftOwner, changes: FormValues, version: string | null): DraftPlace {
  if (Object.keys(changes).length > 0)
    return storeDraft(owner, { savedAt: new Date().toISOString(), version, changes });
  removeOwnDraft(owner);
  return 'nowhere';
}

/**
 * A draft may come from an older version of the application. Only values that still fit a field are offered. Restoring
 * publishes nothing.
 */
function fittingChanges(changes: FormValues, start: FormValues, resource: ResourceDefinition): FormValues {
  const [publish] = fieldsOfKind(resource, 'publish');
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => name !== publish?.name && name in start && haveSameShape(value, start[name]),
    ),
  );
}

function haveSameShape(left: unknown, right: unknown): boolean {
  if (left === null || right === null) return true;
  return typeof left === typeof right && Array.isArray(left) === Array.isArray(right);
}

/** Does not change when the session is lost: what is typed afterwards still belongs to this user. */
function usePersonId(): string | undefined {
  const { data } = useGetIdentity<{ readonly id: string }>();
  const [known, setKnown] = useState<string>();
  if (known === undefined && data) setKnown(data.id);
  return known ?? data?.id;
}
