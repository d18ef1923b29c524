import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AttemptLimiter } from '../../../../../../supabase/local/auth/limits/attempt-limiter';

const MINUTE_MS = 60_000;
const OWNER = 'yonetici@dernek.example';
/** More keys than a limiter remembers. */
const CROWD = 12_000;
const TEN_IN_FIVE_MINUTES = { max: 10, windowMs: 5 * MINUTE_MS };

let now = 0;
let fresh = 0;

beforeEach(() => {
  now = 1;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const wait = (minutes: number) => (now += minutes * MINUTE_MS);

/** A limiter, and a function that tries: it gives whether the try passed, or how long it has to wait. */
function createLimiter() {
  const limiter = new AttemptLimiter({ perNetwork: TEN_IN_FIVE_MINUTES, perSubject: TEN_IN_FIVE_MINUTES });
  const take = (network: string, subject = OWNER, device: string | null = null) =>
    limiter.take({ network, subject, device });
  return {
    take,
    tryFrom: (network: string, subject?: string, device?: string) =>
      take(network, subject, device ?? null).retryAfterMs,
    fail: (times: number, network: string, subject?: string) => {
      for (let count = 0; count < times; count += 1) take(network, subject);
    },
    /** Tries from new networks and counts those that passed. */
    attack: (times: number, subject?: string) => {
      let passed = 0;
      for (let count = 0; count < times; count += 1)
        if (take(`fresh-${(fresh += 1)}`, subject).retryAfterMs === null) passed += 1;
      return passed;
    },
  };
}

test('ten failures from one network lock that network for every account', () => {
  const { fail, tryFrom } = createLimiter();
  fail(10, 'a');
  expect(tryFrom('a', 'baska@dernek.example')).toBe(5 * MINUTE_MS);
  expect(tryFrom('b', 'baska@dernek.example')).toBeNull();
});

test('ten failures on one account from many networks lock the account', () => {
  const { attack, tryFrom } = createLimiter();
  expect(attack(10)).toBe(10);
  expect(tryFrom('b')).toBe(5 * MINUTE_MS);
});

test('the lock opens five minutes after the failures, and attempts do not prolong it', () => {
  const { fail, tryFrom } = createLimiter();
  fail(10, 'a');
  wait(4);
  fail(50, 'a');
  wait(1);
  expect(tryFrom('a')).toBeNull();
});

test('unknown devices get at most ten tries at one account in five minutes, however many networks they have', () => {
  const { attack } = createLimiter();
  let passed = 0;
  for (let minute = 0; minute < 60; minute += 1) {
    passed += attack(600);
    wait(1);
  }
  expect(passed).toBe(120);
});

test('a known device is never locked out by others, and has ten tries of its own', () => {
  const { attack, tryFrom } = createLimiter();
  attack(100);
  for (let count = 0; count < 10; count += 1) expect(tryFrom('home', OWNER, 'laptop')).toBeNull();
  expect(tryFrom('home', OWNER, 'laptop')).toBe(5 * MINUTE_MS);
  expect(tryFrom('home', OWNER, 'phone')).toBeNull();
});

test('a known device is not locked out by others in its own network', () => {
  const { fail, tryFrom } = createLimiter();
  fail(20, 'home');
  expect(tryFrom('home', OWNER, 'laptop')).toBeNull();
});

test('an attack that never pauses keeps an unknown device out for fifteen minutes, told in waits of five at most', () => {
  const { attack, tryFrom } = createLimiter();
  attack(12);
  const waits: (number | null)[] = [];
  for (let minute = 0; minute <= 15; minute += 1) {
    attack(12);
    waits.push(tryFrom('home'));
    wait(1);
  }
  expect(waits.at(-1)).toBeNull();
  for (const refusal of waits.slice(0, -1)) {
    expect(refusal).toBeGreaterThan(0);
    expect(refusal).toBeLessThanOrEqual(5 * MINUTE_MS);
  }
});

test('waiting networks share ten tries in five minutes, and those without a try keep their place', () => {
  const { attack, tryFrom } = createLimiter();
  const patient = Array.from({ length: 20 }, (_, index) => `patient-${index}`);
  const passed = () => patient.filter((network) => tryFrom(network) === null);
  attack(12);
  expect(passed()).toEqual([]);
  wait(14);
  attack(12);
  wait(1);
  expect(passed()).toEqual(patient.slice(0, 10));
  wait(4);
  attack(12);
  wait(1);
  expect(passed()).toEqual(patient.slice(10));
});

test('a wait gains one try, and the next one takes another fifteen minutes', () => {
  const { attack, tryFrom } = createLimiter();
  attack(12);
  tryFrom('home');
  wait(14);
  attack(12);
  wait(1);
  expect(tryFrom('home')).toBeNull();
  expect(tryFrom('home')).toBeGreaterThan(0);
});

test('a forgiven attempt is not counted', () => {
  const { take, tryFrom } = createLimiter();
  for (let count = 0; count < 30; count += 1) take('a').forgive();
  expect(tryFrom('a')).toBeNull();
});

test('without an e-mail address the network alone is counted', () => {
  const { fail, tryFrom } = createLimiter();
  fail(10, 'a', '');
  expect(tryFrom('a')).toBe(5 * MINUTE_MS);
  expect(tryFrom('b', '')).toBeNull();
});

test('one network cannot evict an account’s count with other accounts', () => {
  const { attack, tryFrom } = createLimiter();
  attack(10);
  for (let count = 0; count < CROWD; count += 1) tryFrom('a', `kisi-${count}@dernek.example`);
  expect(tryFrom('b')).not.toBeNull();
});

test('many networks do not evict the count of an account that is under attack', () => {
  const { attack } = createLimiter();
  let passed = 0;
  for (let count = 0; count < CROWD; count += 1) {
    attack(1, `kisi-${count}@dernek.example`);
    if (count % 100 === 0) passed += attack(1);
  }
  expect(passed).toBe(10);
});
