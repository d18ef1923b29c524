import { expect, test, vi } from 'vitest';
import { withAttemptLimits } from '../../../../../../supabase/local/auth/limits/attempt-limits';
import { DeviceCookie } from '../../../../../../supabase/local/auth/limits/device-cookie';

const PATHS = {
  password: '/auth/v1/token?grant_type=password',
  recovery: '/auth/v1/recover',
};

/** An API that answers with a status, behind the limits. Each try comes from a network of its own. */
function createTries(path: string, answer: () => number) {
  const api = withAttemptLimits(new DeviceCookie('secret', false))(() =>
    Promise.resolve(new Response(null, { status: answer() })),
  );
  let networks = 0;
  return (email = 'ayse@dernek.example') => {
    networks += 1;
    const body = JSON.stringify({ email });
    const request = new Request(`http://127.0.0.1${path}`, { method: 'POST', body });
    return api(request, `10.0.0.${networks}`);
  };
}

async function statusesOf(times: number, attempt: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await attempt()).status);
  return statuses;
}

test('recovery mails to one address are limited, although each request succeeds', async () => {
  const attempt = createTries(PATHS.recovery, () => 200);
  expect(await statusesOf(11, attempt)).toEqual([...Array<number>(10).fill(200), 429]);
});

test('one address in other letter cases has one limit', async () => {
  const attempt = createTries(PATHS.password, () => 400);
  const spellings = ['Ayse@dernek.example', 'ayse@DERNEK.example', ' AYSE@dernek.example '];
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await attempt(spellings[count % 3])).status);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
});

test('a failure of the server is no wrong password', async () => {
  let status = 503;
  const attempt = createTries(PATHS.password, () => status);
  expect(await statusesOf(12, attempt)).toEqual(Array<number>(12).fill(503));
  status = 400;
  expect(await statusesOf(11, attempt)).toEqual([...Array<number>(10).fill(400), 429]);
});

test('whoever waits for half a minute is told to wait for a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const attempt = createTries(PATHS.password, () => 400);
    await statusesOf(10, attempt);
    vi.advanceTimersByTime(4.5 * 60_000);
    const refused = await attempt();
    expect(await refused.json()).toMatchObject({
      message: 'Çok fazla deneme yapıldı. Lütfen 1 dakika sonra yeniden deneyin.',
    });
  } finally {
    vi.useRealTimers();
  }
});
