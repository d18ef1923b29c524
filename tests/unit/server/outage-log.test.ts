import { expect, test, vi } from 'vitest';
import type { Part } from '../../../src/lib/health';
import { OutageLog, reportFailures } from '../../../src/server/outage-log';
import { writeLog } from '../../../src/server/terminal';

/** A database that is unhealthy for this number of checks. */
function createLog({ illTimes }: { illTimes: number }) {
  const written: string[] = [];
  const findUnhealthyParts = vi.fn(() => Promise.resolve<Part[]>([]));
  for (let times = 0; times < illTimes; times += 1) findUnhealthyParts.mockResolvedValueOnce(['database']);
  return {
    written,
    findUnhealthyParts,
    log: new OutageLog(findUnhealthyParts, (line) => written.push(line), 1),
  };
}

test('an outage writes one line and its end another, however many requests fail', async () => {
  const { log, written, findUnhealthyParts } = createLog({ illTimes: 3 });
  for (let requests = 0; requests < 100; requests += 1) log.reportFailure();
  await expect.poll(() => written).toHaveLength(2);
  expect(written[0]).toContain('Veri tabanına ulaşılamıyor');
  expect(written[1]).toContain('yeniden yanıt veriyor');
  expect(findUnhealthyParts).toHaveBeenCalledTimes(4);
  findUnhealthyParts.mockResolvedValueOnce(['database']);
  log.reportFailure();
  await expect.poll(() => written).toHaveLength(4);
});

/** An API that gives these statuses, one after the other, and what is reported of them. */
function createApi(statuses: number[], log: OutageLog) {
  const failures: string[] = [];
  const { api } = reportFailures(
    {
      config: { apiUrl: '', publishableKey: 'key' },
      findUnhealthyParts: () => Promise.resolve([]),
      api: () => new Response(null, { status: statuses.shift() ?? 200 }),
    },
    log,
    (error, request, requestId) => failures.push(`${requestId} ${request.method} ${String(error)}`),
  );
  const ask = (signal?: AbortSignal) =>
    api(new Request('http://dernek.example/rest/v1/events', signal && { signal }), '', 'istek-1');
  return { ask, failures };
}

test('a 503 of the API is an outage, a refusal is none', async () => {
  const { log, findUnhealthyParts } = createLog({ illTimes: 1 });
  const { ask, failures } = createApi([403, 500, 503], log);
  for (const times of [0, 0, 1]) {
    await ask();
    expect(findUnhealthyParts).toHaveBeenCalledTimes(times);
  }
  expect(failures).toHaveLength(1);
});

test('a failure that nobody has written of is reported, and none whose client has left', async () => {
  const { log } = createLog({ illTimes: 0 });
  const { ask, failures } = createApi([423, 507, 500], log);
  await ask();
  await ask();
  await ask(AbortSignal.abort());
  expect(failures).toEqual(['istek-1 GET OperatorError: API bu isteğe 507 yanıtını verdi.']);
});

test('a failure that a library has written of is reported once', async () => {
  const { log } = createLog({ illTimes: 0 });
  const failures: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { api } = reportFailures(
    {
      config: { apiUrl: '', publishableKey: 'key' },
      findUnhealthyParts: () => Promise.resolve([]),
      api: () => {
        writeLog({ level: 'error', message: 'PostgreSQL XX000' });
        return new Response(null, { status: 500 });
      },
    },
    log,
    (error) => failures.push(error),
  );
  await api(new Request('http://dernek.example/rest/v1/events'), '');
  expect(failures).toEqual([]);
  vi.restoreAllMocks();
});
