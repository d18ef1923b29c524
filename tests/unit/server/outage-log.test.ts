import { expect, test, vi } from 'vitest';
import { noticeOutages, OutageLog } from '../../../src/server/outage-log';

function createLog() {
  const written: string[] = [];
  const findIllParts = vi.fn(() => Promise.resolve<'database'[]>([]));
  return { written, findIllParts, log: new OutageLog(findIllParts, (line) => written.push(line), 1) };
}

test('an outage is one line, and its end another, however many requests fail', async () => {
  const { log, written, findIllParts } = createLog();
  findIllParts.mockResolvedValueOnce(['database']).mockResolvedValueOnce(['database']);
  for (let requests = 0; requests < 100; requests += 1) log.notice();
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('Veritabanına ulaşılamıyor');
  await expect.poll(() => written).toHaveLength(2);
  expect(written[1]).toContain('yeniden yanıt veriyor');
  expect(findIllParts).toHaveBeenCalledTimes(3);
  log.notice();
  expect(written).toHaveLength(3);
});

test('an API that answers that it is unavailable has an outage, one that refuses has none', async () => {
  const { log, written, findIllParts } = createLog();
  const answers = [403, 500, 503, 503].map((status) => new Response(null, { status }));
  const backend = noticeOutages(
    {
      config: { apiUrl: '', anonKey: 'key' },
      findIllParts,
      api: () => answers.shift() ?? Response.error(),
    },
    log,
  );
  for (const lines of [0, 0, 1, 1]) {
    await backend.api?.(new Request('http://dernek.example/rest/v1/events'), '');
    expect(written).toHaveLength(lines);
  }
});
