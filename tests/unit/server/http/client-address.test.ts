import { expect, test } from 'vitest';
import { clientAddress, warnAboutProxy } from '../../../../src/server/http/client-address';

test('the client’s address is taken only from a trusted proxy, and only the part that the proxy wrote', () => {
  const request = new Request('http://x/', { headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' } });
  expect(clientAddress(request, '127.0.0.1', false)).toBe('127.0.0.1');
  expect(clientAddress(request, '127.0.0.1', true)).toBe('198.51.100.7');
});

test.each(['x-forwarded-for', 'forwarded'])('the first request with %s causes one warning', async (name) => {
  const warnings: string[] = [];
  const answer = warnAboutProxy(
    () => new Response('ok'),
    (sentence) => warnings.push(sentence),
  );
  await answer(new Request('http://x/'), '127.0.0.1');
  expect(warnings).toEqual([]);
  for (let count = 0; count < 3; count += 1) {
    const request = new Request('http://x/', { headers: { [name]: 'for=203.0.113.9' } });
    expect(await (await answer(request, '127.0.0.1')).text()).toBe('ok');
  }
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('TRUST_PROXY=1');
  expect(warnings[0]).not.toContain('\n');
});
