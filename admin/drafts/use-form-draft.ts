import { useGetIdentity } from '@refinedev/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftForm, KeptDraft, Typed } from '../data/form-drafts';
import { formDrafts } from '../data/instances';
import { changedValues, isSame, type FormValues } from '../lib/form-values';
import { fieldsOfKind } from '../schema/derive';
import type { ResourceDefinition } from '../schema/types';
import { createDraftKeeper, type DraftKeeper, type Keeping } from './draft-keeper';
import { readAbandonedDrafts, removeDraft } from './draft-store';

/** The draft of an earlier visit or another device. */
export type DraftOffer = NonNullable<FormDraft['offer']>;
export type FormDraft = ReturnType<typeof useFormDraft>;

interface OpenedForm extends Omit<DraftForm, 'table'> {
  readonly resource: ResourceDefinition;
  /** The row's values, without a draft. */
  readonly initial: FormValues;
  /** The row's `updated_at`; null for a new row. */
  readonly version: string | null;
  /** Called with the values to show: the row's, with the draft's over them. */
  readonly onRestore: (values: FormValues) => void;
  /**
   * Asks which values to show where somebody else changed a field that the draft changes. Takes all values of the form as the draft
   * began with them and as it holds them. False throws the draft away.
   */
  readonly onClash: (started: FormValues, mine: FormValues) => Promise<boolean>;
}

/** A draft that was found when the form was opened. */
interface Found extends Typed {
  readonly savedAt: string;
  readonly device?: string;
  /** Its key in this browser's storage; undefined for the server's. */
  readonly storageKey?: string;
}

const fromServer = (kept: KeptDraft): Found => ({ ...kept, savedAt: kept.keptAt });

/**
 * Keeps what is typed into a form on the server until it is saved or thrown away, and opens the form with what was typed into it
 * before, on whatever device. Where something was typed meanwhile, the earlier draft is offered instead. Leaving a form keeps its draft.
 */
export function useFormDraft(opened: OpenedForm) {
  const { resource, id, copiedId, initial, version, onRestore, onClash } = opened;
  const { table } = resource;
  const userId = usePersonId();
  const [keeping, setKeeping] = useState<Keeping>({ state: 'nothing' });
  const [keeper] = useState<DraftKeeper>(() =>
    createDraftKeeper(formDrafts, { table, id, copiedId }, (next) =>
      setKeeping((before) => (isSame(before, next) ? before : next)),
    ),
  );
  const [left, setLeft] = useState<readonly Found[]>([]);
  const [restored, setRestored] = useState<Found>();

  async function restore(draft: Found): Promise<void> {
    const changes = fittingChanges(draft.changes, initial, resource);
    setLeft((others) => others.filter((other) => other !== draft));
    const mine = { ...initial, ...changes };
    // It was saved, and the answer was lost.
    if (isSame(mine, initial)) {
      await keeper.discard();
      return;
    }
    const isClash = Object.keys(changes).some(
      (name) =>
        !isSame(mine[name], initial[name]) && !isSame(draft.began[name] ?? null, initial[name] ?? null),
    );
    if (isClash && !(await onClash({ ...initial, ...draft.began }, mine))) {
      await keeper.discard();
      return;
    }
    // Noted when the inputs show it, and removed when it was sent.
    if (draft.storageKey !== undefined) removeDraft(draft.storageKey);
    setRestored({ ...draft, changes });
    onRestore(mine);
  }

  const show = useEffectEvent((kept: KeptDraft | null, abandoned: readonly Found[]) => {
    if (kept) keeper.adopt(kept);
    // Its request arrived when the tab was gone.
    const isKept = ({ changes }: Found) => isSame(changes, kept?.changes);
    for (const { storageKey = '' } of abandoned.filter(isKept)) removeDraft(storageKey);
    const found = [...(kept ? [fromServer(kept)] : []), ...abandoned.filter((draft) => !isKept(draft))];
    found.sort((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt));
    setLeft(found);
    const [latest] = found;
    if (latest && keeper.isUntouched()) void restore(latest);
  });

  useEffect(() => {
    if (userId === undefined) return undefined;
    const form = { table, id, copiedId };
    const controller = new AbortController();
    const { signal } = controller;
    keeper.open({ userId, ...form });
    void Promise.all([
      // A form opens without its draft rather than not at all. What is typed then writes over nothing newer.
      formDrafts.read(form).catch(() => null),
      readAbandonedDrafts({ userId, ...form }, new Date()),
    ]).then(([kept, abandoned]) => {
      if (!signal.aborted) show(kept, abandoned);
    });
    window.addEventListener('pagehide', () => keeper.sendNow(), { signal });
    window.addEventListener('online', () => void keeper.send(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'hidden' ? keeper.sendNow() : void keeper.look()),
      { signal },
    );
    return () => {
      controller.abort();
      keeper.leave();
    };
  }, [keeper, userId, table, id, copiedId]);

  async function openNewer(): Promise<void> {
    const kept = await formDrafts.read({ table, id, copiedId });
    if (!kept) return;
    keeper.adopt(kept);
    await restore(fromServer(kept));
  }

  const [first] = left;
  const offer = restored ?? first;
  return {
    offer: offer ? offerOf(offer) : null,
    keeping,
    /** The key that a new row is saved with. */
    saveKey: keeper.key,
    /** Takes all form values; keeps what was changed, after a pause. */
    note: (values: FormValues) => {
      const changes = changedValues(values, initial);
      const began = Object.fromEntries(Object.keys(changes).map((name) => [name, initial[name] ?? null]));
      keeper.note({ version, changes, began });
    },
    /** Keeps what was noted at once, and says where it is. */
    keep: async () => {
      await keeper.send();
      return keeper.place();
    },
    /** The row was saved. */
    finish: keeper.finish,
    /** What another tab or device wrote since: shows it, or writes over it. */
    openNewer,
    keepThis: () => void keeper.takeOver(),
  };

  function offerOf(draft: Found) {
    const isRestored = draft === restored;
    return {
      savedAt: draft.savedAt,
      /** Where it was typed; undefined for this browser. */
      device: draft.device,
      changes: fittingChanges(draft.changes, initial, resource),
      /** Whether the row was changed after the draft was typed. */
      isOutdated: draft.version !== version,
      /** Whether the form shows it. */
      isRestored,
      restore: () => void restore(draft),
      /** Throws it away. A restored one leaves the form as the row is stored. */
      discard: async () => {
        if (draft.storageKey !== undefined) removeDraft(draft.storageKey);
        if (isRestored || draft.storageKey === undefined) await keeper.discard();
        setLeft((others) => others.filter((other) => other !== draft));
        if (!isRestored) return;
        setRestored(undefined);
        onRestore(initial);
      },
    };
  }
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
