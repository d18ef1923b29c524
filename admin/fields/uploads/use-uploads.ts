import PQueue from 'p-queue';
import { useEffect, useState, createContext, useContext, useMemo } from 'react';
import { useRestoreSession } from '../../lib/session-recovery-context';
import { files, type LibraryFile } from '../../data/files';
import { uploadComplaint, type RewordError, type Prepare, type PreparedFile } from './failure';
import { sendFile } from './send-file';

/** Counts the uploads of an open form, which cannot be saved meanwhile. */
interface RunningUploads {
  readonly isBusy: boolean;
  /** Counts a running upload. Call the returned function when it has ended. */
  readonly begin: () => () => void;
}

/** The default serves a field outside a form. */
export const RunningUploadsContext = createContext<RunningUploads>({
  isBusy: false,
  begin: () => () => undefined,
});

export function useNewRunningUploads(): RunningUploads {
  const [running, setRunning] = useState(0);
  return useMemo(
    () => ({
      isBusy: running > 0,
      begin: () => {
        setRunning((count) => count + 1);
        return () => setRunning((count) => count - 1);
      },
    }),
    [running],
  );
}

/** The page needs some of a browser's six connections, and a phone has little memory for pictures. */
const MAX_UPLOADS_AT_ONCE = 2;

/** Where files are stored. */
export interface UploadTarget {
  /** The folder in the media bucket, without slashes at its ends. */
  readonly folder: string;
  /** Whether the storage may replace a file of the same name (specification, section 5: only alumni news). */
  readonly overwrite?: boolean;
  /** Rewords a refusal of the storage beside the field. */
  readonly rewordError?: RewordError | undefined;
}

type UploadState =
  | { readonly phase: 'waiting' | 'preparing' }
  /** While the connection is lost, nothing is sent until it is back. */
  | { readonly phase: 'uploading'; readonly percent: number; readonly isLost?: true }
  /** It waits for the files chosen before it. */
  | { readonly phase: 'stored'; readonly address: string }
  /** Its bytes are there already. A retry uploads them all the same. */
  | { readonly phase: 'known'; readonly twin: LibraryFile; readonly accept: () => void }
  | { readonly phase: 'failed'; readonly message: string };

/** One chosen file until its address is in the form. */
export interface UploadItem {
  readonly key: string;
  readonly file: File;
  readonly state: UploadState;
}

interface Job extends UploadItem {
  readonly prepare: Prepare;
  readonly controller: AbortController;
}

/** The field and the form that the uploads belong to. */
interface QueueOwner {
  readonly begin: () => () => void;
  readonly onChange: (items: readonly UploadItem[]) => void;
  /** In the order in which their files were chosen. A failed file does not hold up the others. */
  readonly onStored: (addresses: readonly string[]) => void;
  /** Resolves after a failure to whether a retry makes sense. */
  readonly recover: (failure: unknown) => Promise<boolean>;
}

const queue = new PQueue({ concurrency: MAX_UPLOADS_AT_ONCE });

/** Creates the uploads of one field. `serve` sets the owner that is notified from now on. */
export function createUploads({ folder, overwrite = false, rewordError }: UploadTarget) {
  let owner: QueueOwner | undefined;
  let jobs: readonly Job[] = [];
  /** A retry sends the same bytes, which the storage may have in part or whole. */
  const ready = new WeakMap<AbortController, PreparedFile>();

  function update(next: readonly Job[]): void {
    jobs = next;
    owner?.onChange(jobs);
  }

  function settle(key: string, state: UploadState): void {
    update(jobs.map((job) => (job.key === key ? { ...job, state } : job)));
  }

  function accept(key: string, address: string): void {
    settle(key, { phase: 'stored', address });
    deliverStored();
  }

  function deliverStored(): void {
    const pending = jobs.findIndex(({ state }) => state.phase !== 'stored' && !isWaitingForPerson(state));
    const settled = pending === -1 ? jobs : jobs.slice(0, pending);
    const addresses = settled.flatMap(({ state }) => (state.phase === 'stored' ? [state.address] : []));
    if (addresses.length === 0) return;
    update(jobs.filter((job) => job.state.phase !== 'stored' || !settled.includes(job)));
    owner?.onStored(addresses);
  }

  /** Resolves to the stored file's address, or to the file that has the same bytes. */
  function send(
    { key, file, prepare, controller }: Job,
    isCopyWanted: boolean,
  ): Promise<string | LibraryFile> {
    const { signal } = controller;
    settle(key, { phase: 'waiting' });
    return queue.add(
      async () => {
        settle(key, { phase: 'preparing' });
        const source_hash = await fileHash(file);
        const twin = isCopyWanted ? undefined : await findTwin(source_hash, signal);
        if (twin) return twin;
        const prepared = ready.get(controller) ?? (await prepare(file));
        ready.set(controller, prepared);
        signal.throwIfAborted();
        let percent = 0;
        const onPercent = (next: number) => {
          percent = next;
          settle(key, { phase: 'uploading', percent });
        };
        onPercent(0);
        const onLost = () => settle(key, { phase: 'uploading', percent, isLost: true });
        const address = await sendFile(prepared, { folder, overwrite, onPercent, onLost, signal });
        const hash = prepared.body === file ? source_hash : await fileHash(prepared.body);
        // The file has its place without a name as well.
        files.note(address, { title: file.name, hash, source_hash }).catch(() => undefined);
        return address;
      },
      { signal },
    );
  }

  async function run(job: Job, isCopyWanted = false): Promise<void> {
    const { key, controller } = job;
    const end = owner?.begin();
    try {
      const sent = await send(job, isCopyWanted).catch(async (failure: unknown) => {
        if (controller.signal.aborted) throw failure;
        // A person may be asked to sign in.
        settle(key, { phase: 'waiting' });
        if ((await owner?.recover(failure)) !== true) throw failure;
        return send(job, isCopyWanted);
      });
      if (typeof sent === 'string') settle(key, { phase: 'stored', address: sent });
      else settle(key, { phase: 'known', twin: sent, accept: () => accept(key, sent.address) });
    } catch (error) {
      if (!controller.signal.aborted)
        settle(key, { phase: 'failed', message: uploadComplaint(error, rewordError) });
    } finally {
      end?.();
      deliverStored();
    }
  }

  return {
    serve: (next: QueueOwner) => {
      owner = next;
    },
    add: (files: readonly File[], prepare: Prepare) => {
      const added = files.map((file): Job => {
        const controller = new AbortController();
        return { key: crypto.randomUUID(), file, state: { phase: 'waiting' }, prepare, controller };
      });
      update([...jobs, ...added]);
      for (const job of added) void run(job);
    },
    /** Retries a failed file, or uploads one whose bytes are known, without choosing it again. */
    retry: (key: string) => {
      const waiting = jobs.find((job) => job.key === key && isWaitingForPerson(job.state));
      if (waiting) void run(waiting, waiting.state.phase === 'known');
    },
    cancel: (key: string) => {
      const leaving = jobs.find((job) => job.key === key);
      update(jobs.filter((job) => job !== leaving));
      leaving?.controller.abort();
      deliverStored();
    },
    cancelAll: () => {
      for (const { controller } of jobs) controller.abort();
      jobs = [];
    },
  };
}

/** Whether nothing goes on with a file until somebody decides. */
export function isWaitingForPerson({ phase }: UploadState): boolean {
  return phase === 'failed' || phase === 'known';
}

/** Returns the SHA-256 of a file in hexadecimal digits. */
async function fileHash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The file with these bytes, if there is one. Without an answer the upload goes on. */
async function findTwin(hash: string, signal: AbortSignal): Promise<LibraryFile | undefined> {
  try {
    return (await files.read({ hash }, signal)).files[0];
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** The running and failed uploads of a field that holds several files. They stop when the field unmounts. */
export function useUploads(target: UploadTarget, onStored: (addresses: readonly string[]) => void) {
  const { begin } = useContext(RunningUploadsContext);
  const recover = useRestoreSession();
  const [items, onChange] = useState<readonly UploadItem[]>([]);
  const [uploads] = useState(() => createUploads(target));
  useEffect(() => uploads.serve({ begin, recover, onChange, onStored }), [uploads, begin, recover, onStored]);
  useEffect(() => () => uploads.cancelAll(), [uploads]);
  return { items, add: uploads.add, retry: uploads.retry, cancel: uploads.cancel };
}

/** The upload of a field that holds one file. */
export function useUpload(target: UploadTarget, onStored: (address: string) => void) {
  const { items, add, retry, cancel } = useUploads(target, (addresses) => {
    for (const address of addresses.slice(-1)) onStored(address);
  });
  const item = items[0] ?? null;
  const stop = () => items.forEach(({ key }) => cancel(key));
  return {
    item,
    /** Stops the previous upload. */
    start: (file: File, prepare: Prepare) => {
      stop();
      add([file], prepare);
    },
    retry: () => item && retry(item.key),
    cancel: stop,
  };
}
