import { File } from 'node:buffer';
import type * as Tus from 'tus-js-client';
import { vi } from 'vitest';
import { waitUntil } from '../../../../fixtures/wait-until';

// jsdom's own files cannot be read.
vi.stubGlobal('File', File);

// The module itself is mocked with the class below.
const { DetailedError } = await vi.importActual<typeof Tus>('tus-js-client');

/** One upload as the TUS client gets it. The test controls its progress and its end. */
export class FakeUpload {
  url: string | null = null;
  readonly headers: Record<string, string> = {};
  isAborted = false;
  /** How often the client was told to try again. */
  tries = 1;

  constructor(
    readonly body: Blob,
    readonly options: Tus.UploadOptions,
  ) {}

  get name(): string {
    return this.options.metadata?.objectName ?? '';
  }

  start(): void {
    Promise.resolve(this.options.onBeforeRequest?.(this.request('POST'))).then(
      () => uploads.push(this),
      (error: unknown) => this.options.onError?.(error as Error),
    );
  }

  private request(method: string): Tus.HttpRequest {
    return {
      ...{
        getMethod: () => method,
        getURL: () => '',
        getHeader: () => undefined,
        getUnderlyingObject: () => null,
      },
      ...{
        setProgressHandler: () => undefined,
        send: () => Promise.reject(new Error('unused')),
        abort: () => Promise.resolve(),
      },
      setHeader: (name, value) => {
        this.headers[name] = value;
      },
    };
  }

  abort(): Promise<void> {
    this.isAborted = true;
    return Promise.resolve();
  }

  progress(percent: number): void {
    this.options.onProgress?.(percent, 100);
  }

  succeed(): void {
    this.options.onSuccess?.({ lastResponse: answer(204, '') });
  }

  /** Status 0 is a lost connection. `method` is the request's: PATCH for a further part. */
  fail(status: number, body: object = {}, method = 'POST'): void {
    const originalResponse = status === 0 ? null : answer(status, JSON.stringify(body));
    const originalRequest = this.request(method);
    const error = Object.assign(new DetailedError('failed'), { originalRequest, originalResponse });
    if (this.options.onShouldRetry?.(error, this.tries, this.options) === true) this.tries += 1;
    else this.options.onError?.(error);
  }
}

const answer = (status: number, body: string) => ({
  getStatus: () => status,
  getHeader: () => undefined,
  getBody: () => body,
  getUnderlyingObject: () => null,
});

const uploads: FakeUpload[] = [];
const session = { isThere: true };

export const fakeStorage = {
  uploads,
  session,
  reset(): void {
    uploads.length = 0;
    session.isThere = true;
  },
  /** Waits for the upload of a file. Of several files, whichever is hashed first begins first. */
  async begunOf(file: Blob & { readonly name: string }): Promise<FakeUpload> {
    return waitUntil(() => {
      const upload = uploads.findLast(({ body }) => body === file);
      if (!upload) throw new Error(`${file.name} has not begun`);
      return upload;
    });
  },
  /** Waits until this many uploads have begun. */
  async begun(count: number): Promise<FakeUpload> {
    return waitUntil(() => {
      const upload = uploads[count - 1];
      if (!upload) throw new Error(`${uploads.length} uploads have begun`);
      return upload;
    });
  },
};

/** Replaces admin/data/supabase-client. */
export const fakeClient = {
  getBackend: () => ({ url: window.location.origin, publishableKey: 'anon' }),
  getSupabase: () => ({
    auth: {
      getSession: () =>
        Promise.resolve({ data: { session: session.isThere ? { access_token: 'token' } : null } }),
    },
  }),
};
