import { expect, test } from 'vitest';
import { AttemptLimiter } from '../../../supabase/local/auth/attempt-limiter';

const MINUTE_MS = 60_000;
const OWNER = 'yonetici@dernek.example';

function createLimiter() {
  let now = 0;
  const limiter = new AttemptLimiter(() => now);
  return {
    limiter,
    wait: (minutes: number) => (now += minutes * MINUTE_MS),
    fail: (times: number, address: string, email = OWNER) => {
      for (let count = 0; count < times; count += 1) limiter.take(address, email);
    },
  };
}

test('ten failures from one address lock that address for every account', () => {
  const { limiter, fail } = createLimiter();
  fail(10, 'a');
  expect(limiter.take('a', 'baska@dernek.example').retryAfterMs).toBe(5 * MINUTE_MS);
});

test('ten failures on one account from many addresses lock the account', () => {
  const { limiter, fail } = createLimiter();
  for (let count = 0; count < 10; count += 1) fail(1, `a${count}`);
  expect(limiter.take('b', OWNER).retryAfterMs).toBe(5 * MINUTE_MS);
});

test('the lock opens five minutes after the failures', () => {
  const { limiter, fail, wait } = createLimiter();
  fail(10, 'a');
  wait(5);
  expect(limiter.take('a', OWNER).retryAfterMs).toBeNull();
});

test('attempts made while locked do not prolong the lock', () => {
  const { limiter, fail, wait } = createLimiter();
  fail(10, 'a');
  wait(4);
  fail(50, 'a');
  wait(1);
  expect(limiter.take('a', OWNER).retryAfterMs).toBeNull();
});

test('an attack that never pauses cannot keep the owner out for more than fifteen minutes', () => {
  const { limiter, fail, wait } = createLimiter();
  const attack = (round: number) => {
    for (let count = 0; count < 12; count += 1) fail(1, `attacker-${round}-${count}`);
  };
  attack(0);
  expect(limiter.take('home', OWNER).retryAfterMs).not.toBeNull();
  for (let minute = 1; minute <= 15; minute += 1) {
    wait(1);
    attack(minute);
  }
  expect(limiter.take('home', OWNER).retryAfterMs).toBeNull();
});

test('a forgiven attempt is not counted', () => {
  const { limiter } = createLimiter();
  for (let count = 0; count < 30; count += 1) limiter.take('a', OWNER).forgive();
  expect(limiter.take('a', OWNER).retryAfterMs).toBeNull();
});
