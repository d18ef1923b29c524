import { expect, test } from 'vitest';
import { createApiGateway } from '../../../../supabase/local/api-gateway';
import { createAddresses } from '../../support/stranger';

const VICTIM = 'yonetici@dernek.example';
/** More keys than a limiter remembers. */
const CROWD = 12_000;

/** The API's gateway in front of a server without passwords, so that many tries cost no comparisons. */
function createGateway() {
  const gateway = createApiGateway(() =>
    Promise.resolve(Response.json({ error_code: 'invalid_credentials' }, { status: 400 })),
  );
  return async (email: string, from: string): Promise<number> => {
    const body = JSON.stringify({ email, password: 'tahmin' });
    const url = 'http://127.0.0.1:4173/auth/v1/token?grant_type=password';
    return (await gateway(new Request(url, { method: 'POST', body }), from)).status;
  };
}

test('one network cannot evict an account’s count with other accounts', async () => {
  const tryAt = createGateway();
  const freshAddress = createAddresses();
  for (let count = 0; count < 10; count += 1) await tryAt(VICTIM, freshAddress());
  for (let count = 0; count < CROWD; count += 1) await tryAt(`kisi-${count}@dernek.example`, '198.51.100.7');
  expect(await tryAt(VICTIM, freshAddress())).toBe(429);
});

test('many networks do not evict the count of an account that is under attack', async () => {
  const tryAt = createGateway();
  const freshAddress = createAddresses();
  let looked = 0;
  for (let count = 0; count < CROWD; count += 1) {
    await tryAt(`kisi-${count}@dernek.example`, freshAddress());
    if (count % 100 === 0 && (await tryAt(VICTIM, freshAddress())) !== 429) looked += 1;
  }
  expect(looked).toBe(10);
});
