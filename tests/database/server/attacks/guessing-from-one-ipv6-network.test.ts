import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../fixtures/backend';
import { guess } from '../../support/stranger';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** Guesses at another account from each of these addresses and gives the statuses. */
async function guessFrom(addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [index, from] of addresses.entries()) {
    const email = `kisi-${from.replaceAll(/\W/g, '-')}-${index}@dernek.example`;
    statuses.push((await guess(backend, { email, password: 'tahmin' }, { from })).status);
  }
  return statuses;
}

const TEN_ANSWERED = Array<number>(10).fill(400);

test('all addresses of one IPv6 /64 share ten guesses in five minutes; the next /64 has its own', async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `2001:db8:1:2:${index}::${index}`);
  expect(await guessFrom(addresses)).toEqual([...TEN_ANSWERED, 429, 429]);
  expect(await guessFrom(['2001:db8:1:3::1'])).toEqual([400]);
});

test('an IPv4 address spelt as IPv6 is the same address', async () => {
  const spellings = ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407', '198.51.100.7:40123'];
  const addresses = Array.from({ length: 12 }, (_, index) => spellings[index % 4] ?? '');
  expect(await guessFrom(addresses)).toEqual([...TEN_ANSWERED, 429, 429]);
  expect(await guessFrom(['::ffff:198.51.100.8'])).toEqual([400]);
});
