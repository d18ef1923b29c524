import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { endRefusedSession } from '../../../../admin/data/supabase-client';
import type { Database } from '../../../../src/lib/database/database.types';

// Node 20 has no WebSocket, which the client needs when it is created.
Object.assign(globalThis, { WebSocket });

const URL_OF_FAKE = 'http://backend.example';
const AN_HOUR_S = 3600;

export const USER = {
  id: '7d2b6f0e-5c1c-4b0a-9d5e-1d1f4f1c0a11',
  aud: 'authenticated',
  email: 'defne@mezunlar.example',
  user_metadata: { name: 'Defne' },
  app_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
};

interface FakeResponse {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A real supabase-js client with a function as its network. It records every request except the sign-in. */
export class FakeBackend {
  readonly requests: Request[] = [];
  readonly client: SupabaseClient<Database>;
  /** What the browser's storage would hold. */
  readonly stored = new Map<string, string>();
  /** The answer to the next requests. Throwing means that the network is down. */
  answer: (request: Request) => FakeResponse = () => ({ body: [] });

  constructor() {
    // Clients of one key share the signing keys that they have read.
    const key = crypto.randomUUID();
    const storage = {
      getItem: (name: string) => this.stored.get(name) ?? null,
      setItem: (name: string, value: string) => void this.stored.set(name, value),
      removeItem: (name: string) => void this.stored.delete(name),
    };
    this.client = createClient<Database>(URL_OF_FAKE, 'anon-key', {
      auth: {
        persistSession: true,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        flowType: 'pkce',
        storageKey: key,
        storage,
      },
      global: {
        fetch: endRefusedSession(key, storage, (input, init) => this.respond(new Request(input, init))),
      },
    });
  }

  /**
   * A session as the server grants it, with additional claims in its token and additional properties of its
   * user.
   */
  static session(claims: object = {}, user: object = {}) {
    return {
      access_token: ['e30', btoa(JSON.stringify({ sub: USER.id, ...claims })), 'x'].join('.'),
      refresh_token: 'refresh',
      token_type: 'bearer',
      expires_in: AN_HOUR_S,
      expires_at: Math.floor(Date.now() / 1000) + AN_HOUR_S,
      user: { ...USER, ...user },
    };
  }

  static async signedIn(claims: object = {}, user: object = {}): Promise<FakeBackend> {
    const backend = new FakeBackend();
    backend.answer = () => ({ body: FakeBackend.session(claims, user) });
    await backend.client.auth.signInWithPassword({ email: USER.email, password: 'parola' });
    backend.requests.length = 0;
    backend.answer = () => ({ body: [] });
    return backend;
  }

  /** Removes the session as the browser would. */
  eraseSession(): void {
    this.stored.clear();
  }

  /** The last request: method, and path and query before encoding. */
  async lastRequest() {
    const request = this.requests.at(-1);
    if (!request) throw new Error('Nothing was requested');
    const { pathname, searchParams } = new URL(request.url);
    const body = request.body ? ((await request.clone().json()) as unknown) : undefined;
    return { method: request.method, path: pathname, query: Object.fromEntries(searchParams), body };
  }

  private respond(request: Request): Promise<Response> {
    this.requests.push(request);
    try {
      const { status = 200, body, headers = {} } = this.answer(request);
      const text = body === undefined ? null : JSON.stringify(body);
      return Promise.resolve(
        new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } }),
      );
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
