import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { PUBLIC_FILES } from '../../lib/media/stored-files';
import { HASHED_FOLDER } from '../../lib/paths/hashed-folder';
import { isApiPath } from '../../lib/request-paths';
import type { CacheResult } from '../cache/response-cache';
import type { SiteFetch } from '../http/listen';

/** What is read when the figures are asked for. */
export interface MetricSources {
  /** The used part of the disk, from 0 to 1. */
  diskShare: () => Promise<number>;
  /** In seconds; infinite without a backup. */
  backupAge: () => Promise<number>;
  mails: () => Promise<{ waiting: number; unsent: number }>;
}

export interface Metrics {
  /** Counts requests and measures how long their responses take to begin. */
  measure: (fetch: SiteFetch) => SiteFetch;
  countCached: (result: CacheResult) => void;
  /** Takes how long a request waited for a connection to the database, in seconds. */
  observeDatabaseWait: (seconds: number) => void;
  answer: () => Promise<Response>;
}

const METRICS_PATH = '/metrics';
const DURATIONS_S = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** Creates the server's figures in Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time until a response begins, by class of address (page, api, asset, file) and of status',
    labelNames: ['class', 'status'] as const,
    buckets: DURATIONS_S,
    registers,
  });
  const cached = new Counter({
    name: 'site_cache_pages_total',
    help: 'Pages from the cache (hit), newly rendered (miss), and old ones in place of a failure (stale)',
    labelNames: ['result'] as const,
    registers,
  });
  const waits = new Histogram({
    name: 'site_database_wait_seconds',
    help: 'Time that a request of the API waited for a connection to the database',
    buckets: DURATIONS_S,
    registers,
  });
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // One figure that cannot be read must not take the others along.
        this.set(await read().catch(() => Number.NaN));
      },
    });
  gauge('site_disk_used_ratio', 'Used part of the disk of the data folder', sources.diskShare);
  gauge('site_backup_age_seconds', 'Age of the newest backup; infinite without one', sources.backupAge);
  gauge(
    'site_mail_queue',
    'Mails that wait for the mail server',
    async () => (await sources.mails()).waiting,
  );
  gauge(
    'site_mails_unsent',
    'Mails of the last seven days that were given up',
    async () => (await sources.mails()).unsent,
  );
  return {
    measure: (fetch) => async (request, peerAddress) => {
      const begin = performance.now();
      const response = await fetch(request, peerAddress);
      requests.observe(
        { class: classOf(new URL(request.url).pathname), status: `${Math.floor(response.status / 100)}xx` },
        (performance.now() - begin) / 1000,
      );
      return response;
    },
    countCached: (result) => cached.inc({ result }),
    observeDatabaseWait: (seconds) => waits.observe(seconds),
    answer: async () =>
      new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
      }),
  };
}

/** Answers `/metrics` to whoever sends the token. To everybody else the address does not exist. */
export function serveMetrics(site: SiteFetch, metrics: Metrics, token: string): SiteFetch {
  const expected = digest(`Bearer ${token}`);
  return (request, peerAddress) => {
    const isAsked = request.method === 'GET' && new URL(request.url).pathname === METRICS_PATH;
    const isKnown = isAsked && timingSafeEqual(digest(request.headers.get('authorization') ?? ''), expected);
    return isKnown ? metrics.answer() : site(request, peerAddress);
  };
}

/** Answers `/metrics` on a port of its own. */
export function answerMetrics(metrics: Metrics): SiteFetch {
  return (request) =>
    new URL(request.url).pathname === METRICS_PATH
      ? metrics.answer()
      : new Response('Not found', { status: 404 });
}

function classOf(pathname: string): 'page' | 'api' | 'asset' | 'file' {
  if (pathname.startsWith(PUBLIC_FILES)) return 'file';
  if (isApiPath(pathname)) return 'api';
  if (pathname.startsWith(HASHED_FOLDER)) return 'asset';
  return /\.\w+$/.test(pathname) ? 'file' : 'page';
}

/** Equal lengths, so that the comparison tells nothing of the token's. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
