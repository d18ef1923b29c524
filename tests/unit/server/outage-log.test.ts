import { expect, test, vi } from 'vitest';
import type { Part } from '../../../src/lib/health';
import { reportOutages, OutageLog } from '../../../src/server/outage-log';

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

test('a 503 of the API is an outage, a refusal is none', async () => {
  const { log, findUnhealthyParts } = createLog({ illTimes: 1 });
  const statuses = [403, 500, 503];
  const api = () => new Response(null, { status: statuses.shift() ?? 200 });
  const backend = reportOutages(
    { config: { apiUrl: '', publishableKey: 'key' }, findUnhealthyParts, api },
    log,
  );
  for (const times of [0, 0, 1]) {
    await backend.api(new Request('http://dernek.example/rest/v1/events'), '');
    expect(findUnhealthyParts).toHaveBeenCalledTimes(times);
  }
});
