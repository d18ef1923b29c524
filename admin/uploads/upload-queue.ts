import type { Prepare } from './prepared-file';
import { startUpload, type UploadProgress, type UploadTarget } from './start-upload';
import { uploadComplaint } from './failure';
import type { UploadLedger } from './ledger';

type UploadState =
  /** 'stored' waits for the files chosen before it. */
  UploadProgress | { readonly phase: 'stored' } | { readonly phase: 'failed'; readonly message: string };

/** One chosen file until its address is in the form. */
export interface UploadItem {
  readonly key: string;
  readonly file: File;
  readonly state: UploadState;
}

interface Job {
  readonly item: UploadItem;
  readonly prepare: Prepare;
  readonly controller: AbortController;
  readonly address: string | null;
}

/** The field and the form that the uploads belong to. */
interface QueueOwner {
  readonly ledger: Pick<UploadLedger, 'begin' | 'add'>;
  readonly onChange: (items: readonly UploadItem[]) => void;
  /**
   * Called with addresses in the order in which their files were chosen. A failed file does not hold up the
   * others.
   */
  readonly onStored: (addresses: readonly string[]) => void;
  /** Resolves after a failure to whether a retry makes sense. Without it there is no retry. */
  readonly recover?: (failure: unknown) => Promise<boolean>;
}

export interface UploadQueue {
  /** Sets the owner that is notified from now on. */
  readonly serve: (owner: QueueOwner) => void;
  readonly add: (files: readonly File[], prepare: Prepare) => void;
  /** Retries a failed file without choosing it again. */
  readonly retry: (key: string) => void;
  /** Stops a running upload or removes a failed one. */
  readonly cancel: (key: string) => void;
  readonly cancelAll: () => void;
}

/** Creates the upload queue of one field. It runs several uploads at a time. */
export function createUploadQueue(target: UploadTarget): UploadQueue {
  let owner: QueueOwner | undefined;
  let jobs: readonly Job[] = [];

  function update(next: readonly Job[]): void {
    jobs = next;
    owner?.onChange(jobs.map(({ item }) => item));
  }

  function settle(key: string, state: UploadState, address: string | null = null): void {
    update(
      jobs.map((job) => (job.item.key === key ? { ...job, item: { ...job.item, state }, address } : job)),
    );
  }

  function deliverStored(): void {
    const pending = jobs.findIndex(
      ({ item }) => item.state.phase !== 'stored' && item.state.phase !== 'failed',
    );
    const settled = pending === -1 ? jobs : jobs.slice(0, pending);
    const addresses = settled.flatMap(({ address }) => address ?? []);
    if (addresses.length === 0) return;
    update(jobs.filter((job) => job.address === null || !settled.includes(job)));
    owner?.onStored(addresses);
  }

  async function run({ item: { key, file }, prepare, controller: { signal } }: Job): Promise<void> {
    const end = owner?.ledger.begin();
    try {
      const onProgress = (progress: UploadProgress) => settle(key, progress);
      const send = () => startUpload(file, { ...target, prepare, signal, onProgress });
      const address = await send().catch(async (failure: unknown) => {
        if (signal.aborted || (await owner?.recover?.(failure)) !== true) throw failure;
        return send();
      });
      owner?.ledger.add(address);
      settle(key, { phase: 'stored' }, address);
    } catch (error) {
      if (!signal.aborted)
        settle(key, { phase: 'failed', message: uploadComplaint(error, target.rewordError) });
    } finally {
      end?.();
      deliverStored();
    }
  }

  function begin(file: File, prepare: Prepare): Job {
    const item: UploadItem = { key: crypto.randomUUID(), file, state: { phase: 'waiting' } };
    return { item, prepare, controller: new AbortController(), address: null };
  }

  return {
    serve: (next) => {
      owner = next;
    },
    add: (files, prepare) => {
      const added = files.map((file) => begin(file, prepare));
      update([...jobs, ...added]);
      for (const job of added) void run(job);
    },
    retry: (key) => {
      const failed = jobs.find(({ item }) => item.key === key && item.state.phase === 'failed');
      if (failed) void run(failed);
    },
    cancel: (key) => {
      const leaving = jobs.filter(({ item }) => item.key === key);
      update(jobs.filter((job) => !leaving.includes(job)));
      for (const { controller } of leaving) controller.abort();
      deliverStored();
    },
    cancelAll: () => {
      for (const { controller } of jobs) controller.abort();
      jobs = [];
    },
  };
}
