import type { DraftForm, FormDrafts, KeptDraft, Typed } from '../data/form-drafts';
import { BackendError } from '../data/http-error';
import { thisTab } from '../data/session/tab-locks';
import { removeOwnDraft, storeDraft, type DraftOwner, type DraftPlace } from './draft-store';

/** In milliseconds: the pauses in typing after which changes are stored in this browser, and sent. */
const STORE_PAUSE_MS = 600;
const SEND_PAUSE_MS = 2_000;
const RETRY_MS = 10_000;
const DISCARD_PAUSES_MS = [1_000, 5_000, 20_000];
const NOTHING = '{}';

/** Where the text of a form is. */
export type Keeping =
  | { readonly state: 'nothing' }
  | { readonly state: 'keeping' }
  | { readonly state: 'kept'; readonly at: string }
  | { readonly state: 'unsent'; readonly place: DraftPlace; readonly isOffline: boolean }
  | { readonly state: 'newer'; readonly at: string; readonly device: string };

/** Sends what the server does not have yet. One for each open form in this tab that has such text. */
const unsent = new Set<() => Promise<void>>();

/** Whether closing this tab now could lose something that was typed. */
export function hasUnsent(): boolean {
  return unsent.size > 0;
}

/** Sends everything that was typed in this tab. Resolves also when that fails. */
export async function sendUnsent(): Promise<void> {
  await Promise.all([...unsent].map((send) => send()));
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Keeps the text of one open form: in this browser until the server has it, and on the server until it is saved or thrown away. There
 * is no draft before something was typed, and one that was emptied goes. What another tab or device wrote since is not written over:
 * `onChange` is told, and the person decides.
 */
export function createDraftKeeper(drafts: FormDrafts, form: DraftForm, onChange: (keeping: Keeping) => void) {
  let owner: DraftOwner | undefined;
  let known: { readonly key: string; readonly at: string } | undefined;
  let key = crypto.randomUUID() as string;
  let newer: { readonly key: string; readonly at: string } | undefined;
  let typed: Typed | undefined;
  /** The changes that the server has, as JSON. */
  let sent = NOTHING;
  let isOver = false;
  let running = Promise.resolve();
  const timers: Partial<Record<'store' | 'send', ReturnType<typeof setTimeout>>> = {};

  const isSent = () => typed === undefined || JSON.stringify(typed.changes) === sent;
  const isEmpty = ({ changes }: Typed) => Object.keys(changes).length === 0;

  function stopTimers(): void {
    clearTimeout(timers.store);
    clearTimeout(timers.send);
  }

  function store(): DraftPlace {
    if (!owner || !typed) return 'nowhere';
    if (!isEmpty(typed)) return storeDraft(owner, { savedAt: new Date().toISOString(), ...typed });
    removeOwnDraft(owner);
    return 'nowhere';
  }

  function settle(keeping: Keeping): void {
    unsent.delete(send);
    if (owner) removeOwnDraft(owner);
    if (!newer) onChange(keeping);
  }

  function tellNewer({ key, keptAt: at, device }: Pick<KeptDraft, 'key' | 'keptAt' | 'device'>): void {
    newer = { key, at };
    stopTimers();
    onChange({ state: 'newer', at, device });
  }

  async function attempt(isLeaving: boolean): Promise<void> {
    const what = typed;
    if (isOver || newer || !what || isSent()) return;
    const place = store();
    try {
      if (isEmpty(what)) {
        await drop();
        if (isSent()) settle({ state: 'nothing' });
        return;
      }
      const answer = await drafts.keep(form, { ...what, key, seen: known?.at, isLeaving });
      if (!answer.isKept) {
        tellNewer(answer);
        return;
      }
      ({ key } = answer);
      known = { key, at: answer.keptAt };
      sent = JSON.stringify(what.changes);
      if (isSent()) settle({ state: 'kept', at: answer.keptAt });
    } catch (error) {
      onChange({
        state: 'unsent',
        place,
        isOffline: error instanceof BackendError && error.statusCode === 0,
      });
      clearTimeout(timers.send);
      timers.send = setTimeout(() => void send(), RETRY_MS);
    }
  }

  /** Throws the server's draft away. The next one is another. */
  async function drop(): Promise<void> {
    if (known) await drafts.discard(known.key);
    known = undefined;
    key = crypto.randomUUID();
    sent = NOTHING;
  }

  /** Throws the draft of a saved row away. One that could not be is thrown away by the form, when it opens with it. */
  async function discardSaved(pauses: readonly number[] = DISCARD_PAUSES_MS): Promise<void> {
    const [pause, ...later] = pauses;
    await drafts.discard(key).catch(async () => {
      if (pause === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
      await discardSaved(later);
    });
  }

  function send(): Promise<void> {
    stopTimers();
    running = running.then(() => attempt(false));
    return running;
  }

  /** Sends without waiting for anything, because the page may be gone at once. */
  function sendNow(): void {
    stopTimers();
    running = Promise.all([running, attempt(true)]).then(() => undefined);
  }

  return {
    /** The form is open, and its text this person's. */
    open: (next: DraftOwner) => {
      owner = next;
      isOver = false;
    },
    /** The draft's key, which is also the key that its row is saved with. */
    key: () => key,
    isUntouched: () => typed === undefined || isEmpty(typed),

    /** Takes all that was typed until now; stores and sends it after a pause. */
    note: (next: Typed) => {
      if (isOver) return;
      typed = next;
      stopTimers();
      if (isSent()) {
        settle(known ? { state: 'kept', at: known.at } : { state: 'nothing' });
        return;
      }
      unsent.add(send);
      timers.store = setTimeout(store, STORE_PAUSE_MS);
      if (newer) return;
      timers.send = setTimeout(() => void send(), SEND_PAUSE_MS);
      onChange({ state: 'keeping' });
    },
    send,
    sendNow,
    /** Where the text is, when all has been sent that can be. */
    place: (): DraftPlace | 'server' => (known && isSent() ? 'server' : store()),

    /** The form shows this draft of the server's, or is about to write over it. */
    adopt: (kept: KeptDraft) => {
      ({ key } = kept);
      known = { key, at: kept.keptAt };
      sent = JSON.stringify(kept.changes);
      newer = undefined;
      onChange({ state: 'kept', at: kept.keptAt });
    },
    /** Asks whether another tab or device has written something newer. */
    look: async () => {
      const stored = await drafts.read(form).catch(() => null);
      if (!isOver && stored && stored.tab !== thisTab && stored.keptAt !== known?.at) tellNewer(stored);
    },
    /** Writes over what is newer. */
    takeOver: () => {
      known = newer;
      key = newer?.key ?? key;
      newer = undefined;
      sent = NOTHING;
      return send();
    },
    discard: async () => {
      stopTimers();
      await running;
      await drop();
      typed = undefined;
      newer = undefined;
      settle({ state: 'nothing' });
    },
    /** The row was saved, so that there is nothing to keep any more. */
    finish: () => {
      isOver = true;
      newer = undefined;
      stopTimers();
      settle({ state: 'nothing' });
      // An answer may still be under way.
      void running.then(() => (known || sent !== NOTHING ? discardSaved() : undefined));
    },
    /** The form closes, and its text stays where it is. */
    leave: () => {
      sendNow();
      unsent.delete(send);
      isOver = true;
    },
  };
}
