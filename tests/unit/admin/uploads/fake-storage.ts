import { vi } from 'vitest';

/** One request as the storage receives it. The test controls its progress and its answer. */
class FakeRequest {
  readonly upload: {
    onprogress: (event: { loaded: number; total: number }) => void;
    onload: () => void;
  } = { onprogress: () => undefined, onload: () => undefined };
  readonly headers: Record<string, string> = {};
  answerHeaders: Record<string, string> = {};
  onloadend: () => void = () => undefined;
  url = '';
  body: Blob | undefined;
  status = 0;
  responseText = '';
  isAborted = false;

  open(_method: string, url: string): void {
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: Blob): void {
    this.body = body;
    requests.push(this);
  }

  abort(): void {
    this.isAborted = true;
    this.onloadend();
  }

  progress(percent: number): void {
    this.upload.onprogress({ loaded: percent, total: 100 });
    if (percent === 100) this.upload.onload();
  }

  getResponseHeader(name: string): string | null {
    return this.answerHeaders[name] ?? null;
  }

  answer(status: number, body: object = {}, headers: Record<string, string> = {}): void {
    this.status = status;
    this.answerHeaders = headers;
    this.responseText = JSON.stringify(body);
    this.onloadend();
  }
}

const requests: FakeRequest[] = [];
const removed: string[] = [];
/** Names that rows or kept versions show. */
const database = { shown: [] as string[] };
const session = { isThere: true };

export const fakeStorage = {
  requests,
  /** Names whose removal was requested. */
  removed,
  database,
  session,
  reset(): void {
    requests.length = 0;
    removed.length = 0;
    session.isThere = true;
    database.shown = [];
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    window.localStorage.clear();
  },
  /** Waits until this many requests have been sent. */
  async sent(count: number): Promise<FakeRequest> {
    return vi.waitFor(() => {
      const request = requests[count - 1];
      if (!request) throw new Error(`${requests.length} requests were sent`);
      return request;
    });
  },
};

/** Replaces admin/providers/supabase-client. */
export const fakeClient = {
  getBackend: () => ({ url: window.location.origin, publishableKey: 'anon' }),
  getSupabase: () => ({
    auth: {
      getSession: () =>
        Promise.resolve({ data: { session: session.isThere ? { access_token: 'token' } : null } }),
    },
    rpc: (_name: 'unused_files', { names = [] }: { names?: string[] } = {}) =>
      Promise.resolve({ data: names.filter((name) => !database.shown.includes(name)), error: null }),
    storage: {
      from: () => ({
        getPublicUrl: (name: string) => ({
          data: { publicUrl: `${window.location.origin}/storage/v1/object/public/media/${name}` },
        }),
        remove: (names: string[]) => {
          removed.push(...names);
          return Promise.resolve({ error: null });
        },
      }),
    },
  }),
};
