import { AsyncLocalStorage } from 'node:async_hooks';
import type { VarsContext } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import {
  API_LIMIT_MS,
  VISITOR_STATEMENT_LIMIT_MS,
  VISITOR_WAIT_LIMIT_MS,
} from '../../../src/lib/time-limits';
import { networkOf } from './client-address';
import { createFairQueue, QueueFullError } from './fair-queue';
import { PostgrestConnection, PostgrestError } from './postgrest-errors';
import { type Query, refuseQuery, UnreadableQueryError } from './query-limits';

type WithContext = Parameters<PostgresConnection['withContext']>;
type Session = Parameters<WithContext[1]>[0];

/** Fewer than the connections of a pool, so that pages and signed-in users always have one. */
const VISITOR_LIMITS = {
  atOnce: 4,
  atOnceEach: 3,
  waiting: 200,
  waitingEach: 80,
  longestWaitMs: VISITOR_WAIT_LIMIT_MS,
  // A statement ends before this. A connection that has fallen silent never answers.
  longestRunMs: API_LIMIT_MS,
};
/** The header with which a new row is saved once, however often its request is sent. The database reads it. */
export const SAVE_KEY = 'x-save-key';

/** Who sent the request that is served. */
interface Caller {
  /** The network address; undefined is this process itself, whose pages never wait. */
  readonly address: string | undefined;
  readonly saveKey: string | null;
}

const RETRY_AFTER_S = 5;
/** cannot_connect_now, which the server's log passes over. */
const BUSY = '57P03';
const UNREADABLE = '22023';
/** How lite begins or words what its parsers complain about. */
const PARSER_WORDS =
  /^(?:Expected |Missing closing |Unknown |empty )|failed to parse|Invalid filter|Unexpected input|Unsupported operator/;

/**
 * The connection of lite's REST service. It refuses queries that cost too much as lite has understood them, whatever their
 * spelling, ends a visitor's statement after VISITOR_STATEMENT_LIMIT_MS, and runs few of the network's visitors at once.
 */
export class RestConnection extends PostgrestConnection {
  readonly #caller = new AsyncLocalStorage<Caller>();
  readonly #runInQueue = createFairQueue(VISITOR_LIMITS);
  readonly #onWait: ((seconds: number) => void) | undefined;

  /** `onWait` is called with how long each request waited for its turn and its connection, in seconds. */
  constructor(
    options: ConstructorParameters<typeof PostgrestConnection>[0],
    onWait?: (seconds: number) => void,
  ) {
    super(options);
    this.#onWait = onWait;
  }

  servedTo(caller: Caller, serve: () => Promise<Response>): Promise<Response> {
    return this.#caller.run(caller, serve);
  }

  override onPostgrestAST(query: Query, vars?: VarsContext): Promise<Query> {
    refuseQuery(query, { isVisitor: isVisitor(vars) });
    return super.onPostgrestAST(query);
  }

  override async withContext<Result>(
    vars: VarsContext | undefined,
    run: (session: Session) => Promise<Result>,
    options?: WithContext[2],
  ): Promise<Result> {
    const { address, saveKey = null } = this.#caller.getStore() ?? {};
    const onWait = this.#onWait;
    const asked = performance.now();
    const runAtOnce = (session: Session) => {
      onWait?.((performance.now() - asked) / 1000);
      return run(session);
    };
    if (!isVisitor(vars)) {
      if (saveKey === null) return super.withContext(vars, runAtOnce, options);
      const runWithKey = async (session: Session) => {
        await setForTransaction(session, 'request.headers', JSON.stringify({ [SAVE_KEY]: saveKey }));
        return runAtOnce(session);
      };
      return super.withContext(vars, runWithKey, options);
    }
    const runBriefly = () =>
      super.withContext(
        vars,
        async (session) => {
          await setForTransaction(session, 'statement_timeout', String(VISITOR_STATEMENT_LIMIT_MS));
          return runAtOnce(session);
        },
        options,
      );
    if (address === undefined) return runBriefly();
    try {
      return await this.#runInQueue(networkOf(address), runBriefly);
    } catch (error) {
      throw error instanceof QueueFullError ? busy() : error;
    }
  }

  override normalizeDbError(error: unknown): unknown {
    // lite's parsers fail like this on names, values and depths that they do not expect. The driver does on values of a wrong type.
    const isUnreadable = error instanceof TypeError || error instanceof RangeError;
    if (isUnreadable) return new UnreadableQueryError('İstek okunamadı.', { cause: error });
    if (!isParserError(error)) return super.normalizeDbError(error);
    const { message } = error;
    const cause = Object.assign(new Error(message, { cause: error }), { code: UNREADABLE });
    return new PostgrestError(cause, { status: 400, code: 'PGRST100' });
  }
}

function isVisitor(vars: VarsContext | undefined): boolean {
  const auth = vars?.auth;
  return typeof auth === 'object' && auth !== null && 'role' in auth && auth.role === 'anon';
}

/** As PostgREST does with the settings of a role and the headers of a request. */
async function setForTransaction(session: Session, name: string, value: string): Promise<void> {
  await session
    .selectNoFrom((build) =>
      build
        .fn(
          'set_config',
          [name, value, true].map((part) => build.val(part)),
        )
        .as('setting'),
    )
    .execute();
}

function busy(): PostgrestError {
  const message = 'Sunucu şu anda çok yoğun. Lütfen biraz sonra yeniden deneyin.';
  const headers = { 'Retry-After': String(RETRY_AFTER_S) };
  return new PostgrestError(Object.assign(new Error(message), { code: BUSY }), { status: 503, headers });
}

/** Whether lite's parser of filters says that it could not read one. It gives no code, and would be logged with its stack. */
function isParserError(error: unknown): error is Error {
  return error instanceof Error && !('code' in error) && PARSER_WORDS.test(error.message);
}
