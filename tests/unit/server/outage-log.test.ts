import { expect, test, vi } from 'vitest';
import type { Part } from '../../../src/lib/health';
import { noticeOutages, OutageLog } from '../../../src/server/outage-log';

/** A database that is ill as often as it is asked, then well. */
function createLog({ illTimes }: { illTimes: number }) {
  const written: string[] = [];
  const findUnhealthyParts = vi.fn(() => Promise.resolve<Part[]>([]));
  for (let times = 0; times < illTimes; times += 1) findUnhealthyParts.mockResolvedValueOnce(['database']);
  return { written, findUnhealthyParts, log: new OutageLog(findUnhealthyParts, (line) => written.push(line), 1) };
}

test('an outage is one line, and its end another, however many requests fail', async () => {
  const { log, written, findUnhealthyParts } = createLog({ illTimes: 3 });
  for (let requests = 0; requests < 100; requests += 1) log.notice();
  await expect.poll(() => written).toHaveLength(2);
  expect(written[0]).toContain('Veri tabanına ulaşılamıyor');
  expect(written[1]).toContain('yeniden yanıt veriyor');
  expect(findUnhealthyParts).toHaveBeenCalledTimes(4);
  findUnhealthyParts.mockResolvedValueOnce(['database']);
  log.notice();
  await expect.poll(() => written).toHaveLength(4);
});

test('a server that was only too busy writes nothing', async () => {
  const { log, written, findUnhealthyParts } = createLog({ illTimes: 0 });
  findUnhealthyParts.mockResolvedValue(['disk']);
  for (let times = 1; times < 3; times += 1) {
    log.notice();
    await expect.poll(() => findUnhealthyParts.mock.calls).toHaveLength(times);
  }
  expect(written).toEqual([]);
});

test('an API that answers that it is unavailable has an outage, one that refuses has none', async () => {
  const { log, findUnhealthyParts } = createLog({ illTimes: 1 });
  const statuses = [403, 500, 503];
  const api = () => new Response(null, { status: statuses.shift() ?? 200 });
  const backend = noticeOutages({ config: { apiUrl: '', anonKey: 'key' }, findUnhealthyParts, api }, log);
  for (const times of [0, 0, 1]) {
    await backend.api?.(new Request('http://dernek.example/rest/v1/events'), '');
    expect(findUnhealthyParts).toHaveBeenCalledTimes(times);
  }
});
