import { beforeEach, expect, test } from 'vitest';
import { createOverview } from '../../../../admin/data/overview';
import { FakeBackend } from './fake-backend';

const DISK = { subject: 'disk', sentence: 'Disk dolmak üzere.', advice: 'Yer açın.' };
const MEMBER = { role: 'administrator', is_pending: false, has_second_step: false, full_name: 'Ayşe Demir' };
const MEMBERS = [
  MEMBER,
  { ...MEMBER, full_name: null, email: 'mehmet@mezunlar.example' },
  { ...MEMBER, full_name: 'Davetli', is_pending: true },
  { ...MEMBER, full_name: 'Yazar', role: 'writer' },
  { ...MEMBER, full_name: 'Adım Adım', has_second_step: true },
];
const SECOND_STEP = {
  subject: 'secondStep',
  sentence: 'Ayşe Demir ve mehmet@mezunlar.example iki adımlı doğrulamayı açmamış.',
  advice: 'Parolayı öğrenen herkes siteyi değiştirebilir; “Hesabım” sayfasından açmalarını isteyin.',
};

let backend: FakeBackend;
beforeEach(async () => {
  backend = await FakeBackend.signedIn();
});

/** What the panel reads in front of a hosted project, whose site answers like this. */
async function readInFront(respond: () => Response) {
  const asked: [string, string | null][] = [];
  const site = (address: RequestInfo | URL, init?: RequestInit) => {
    asked.push([typeof address === 'string' ? address : '', new Headers(init?.headers).get('authorization')]);
    return Promise.resolve().then(respond);
  };
  const warnings = await createOverview(backend.client, () => false, site).readWarnings();
  return { warnings, asked };
}

test('on the embedded backend the server tells everything', async () => {
  backend.answer = () => ({ body: { warnings: [DISK] } });
  expect(await createOverview(backend.client, () => true).readWarnings()).toEqual([DISK]);
  expect(await backend.lastRequest()).toMatchObject({ method: 'GET', path: '/functions/v1/system' });
});

test('in front of a hosted project the server tells of itself, and the database who lacks the second step', async () => {
  backend.answer = () => ({ body: MEMBERS });
  const { warnings, asked } = await readInFront(() => Response.json({ warnings: [DISK] }));
  expect(warnings).toEqual([DISK, SECOND_STEP]);
  expect(asked).toEqual([['/functions/v1/system', expect.stringMatching(/^Bearer \S{20}/)]]);
});

test.each<[string, () => Response]>([
  ['a static host', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['a host without that page', () => new Response('', { status: 404 })],
  [
    'a site that cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s tells nothing, and the database goes on', async (_, respond) => {
  backend.answer = () => ({ body: MEMBERS });
  expect((await readInFront(respond)).warnings).toEqual([SECOND_STEP]);
});
