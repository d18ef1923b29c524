import { expect, test } from 'vitest';
import { createMetrics, type MetricSources, serveMetrics } from '../../../../src/server/watch/metrics';

const TOKEN = 'bir-izleme-anahtari-0123456789';
const SAMPLE = /^([a-z][a-z\d_]*)(?:\{(.*)\})? (\S+)$/;

const sources: MetricSources = {
  diskShare: () => Promise.resolve(0.42),
  backupAge: () => Promise.resolve(Infinity),
  mails: () => Promise.resolve({ waiting: 3, unsent: 2 }),
};

/** Reads Prometheus' text format: every sample by its name and labels. Throws for a line that is none of it. */
function parse(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  const typed = new Set<string>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, kind, name = ''] = /^# (HELP|TYPE) (\S+) ./.exec(line) ?? [];
    if (kind === 'TYPE') typed.add(name);
    if (kind) continue;
    const [, sample = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
    const isTyped = typed.has(sample) || typed.has(sample.replace(/_(?:bucket|sum|count)$/, ''));
    if (!isTyped) throw new Error(`No sample: ${line}`);
    samples.set(labels ? `${sample}{${labels}}` : sample, Number(value.replace('+Inf', 'Infinity')));
  }
  return samples;
}

async function read(metrics: ReturnType<typeof createMetrics>): Promise<Map<string, number>> {
  return parse(await (await metrics.answer()).text());
}

test('requests are counted by class and by class of status, with their durations', async () => {
  const metrics = createMetrics(sources);
  const statuses: Record<string, number> = { '/yok': 404, '/rest/v1/events': 503 };
  const site = metrics.measure((request) =>
    Promise.resolve(new Response(null, { status: statuses[new URL(request.url).pathname] ?? 200 })),
  );
  for (const path of [
    '/',
    '/duyurular?sayfa=2',
    '/yok',
    '/rest/v1/events',
    '/assets/app-abc123.js',
    '/sitemap.xml',
    '/storage/v1/object/public/media/events/a.png',
  ])
    await site(new Request(`http://dernek.example${path}`), '198.51.100.7');
  const samples = await read(metrics);
  const counted = [...samples].filter(([name]) => name.startsWith('site_request_duration_seconds_count'));
  expect(Object.fromEntries(counted)).toEqual({
    'site_request_duration_seconds_count{class="page",status="2xx"}': 2,
    'site_request_duration_seconds_count{class="page",status="4xx"}': 1,
    'site_request_duration_seconds_count{class="api",status="5xx"}': 1,
    'site_request_duration_seconds_count{class="asset",status="2xx"}': 1,
    'site_request_duration_seconds_count{class="file",status="2xx"}': 2,
  });
  const slowest = 'site_request_duration_seconds_bucket{le="+Inf",class="page",status="2xx"}';
  expect(samples.get(slowest)).toBe(2);
});

test('cache, database, mails, disk, backup and memory have their figures', async () => {
  const metrics = createMetrics(sources);
  for (const result of ['hit', 'hit', 'miss', 'stale'] as const) metrics.countCached(result);
  metrics.observeDatabaseWait(0.003);
  const samples = await read(metrics);
  expect(Object.fromEntries(samples)).toMatchObject({
    'site_cache_pages_total{result="hit"}': 2,
    'site_cache_pages_total{result="miss"}': 1,
    'site_cache_pages_total{result="stale"}': 1,
    site_database_wait_seconds_count: 1,
    'site_database_wait_seconds_bucket{le="0.005"}': 1,
    'site_database_wait_seconds_bucket{le="0.001"}': 0,
    site_mail_queue: 3,
    site_mails_unsent: 2,
    site_disk_used_ratio: 0.42,
    site_backup_age_seconds: Infinity,
  });
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
});

test('a figure that cannot be read takes no other along', async () => {
  const metrics = createMetrics({ ...sources, mails: () => Promise.reject(new Error('Kapalı')) });
  const samples = await read(metrics);
  expect(samples.get('site_mail_queue')).toBeNaN();
  expect(samples.get('site_disk_used_ratio')).toBe(0.42);
});

test('the site answers /metrics to the token alone; to everybody else it is an unknown address', async () => {
  const metrics = createMetrics(sources);
  const site = serveMetrics(() => new Response('yok', { status: 404 }), metrics, TOKEN);
  const ask = async (authorization?: string, method = 'GET', path = '/metrics') => {
    const headers = new Headers(authorization === undefined ? [] : [['authorization', authorization]]);
    return (await site(new Request(`http://dernek.example${path}`, { method, headers }), '')).status;
  };
  expect(await ask(`Bearer ${TOKEN}`)).toBe(200);
  for (const wrong of [undefined, '', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(0, -1)}`, 'Bearer '])
    expect(await ask(wrong), wrong).toBe(404);
  expect(await ask(`Bearer ${TOKEN}`, 'POST')).toBe(404);
  expect(await ask(`Bearer ${TOKEN}`, 'GET', '/metrics/x')).toBe(404);
});
