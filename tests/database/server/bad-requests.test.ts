import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '../../fixtures/backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
afterEach(() => vi.restoreAllMocks());

test.each([
  ['POST', '/auth/v1/recover', 'application/json', 'null'],
  ['POST', '/auth/v1/token?grant_type=password', 'application/json', '{bad'],
  ['POST', '/auth/v1/token?grant_type=password', 'application/json; charset=utf-8', '"text"'],
  ['POST', '/storage/v1/object/list/media', 'application/json', '{bad'],
  ['DELETE', '/storage/v1/object/media', 'application/json', '7'],
  ['POST', '/storage/v1/object/media/events/a.png', 'multipart/form-data; boundary=x', 'junk'],
  ['POST', '/storage/v1/object/media/events/a.png', 'multipart/form-data', 'junk'],
])(
  '%s %s with an unreadable body (%s, %s) is refused without a stack in the log',
  async (method, target, type, body) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const headers = {
      apikey: backend.secretKey,
      authorization: `Bearer ${backend.secretKey}`,
      'content-type': type,
    };
    const answer = await fetch(backend.url + target, { method, headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('message');
    expect(logged).not.toHaveBeenCalled();
  },
);
