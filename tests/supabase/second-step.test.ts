import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleFile } from '../database/support/sample-files';
import { MARK, MARK_IN_NAMES, type OwnAccount, succeed } from './support/own-things';
import { call, newAccount, NOT_GOTRUE, project, service, signIn, type SignedIn } from './support/project';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_S = 30;

let account: OwnAccount;
let firstStep: SignedIn;
let secondStep: SignedIn;
let factor: { id: string; secret: string };
let draft: number;

beforeAll(async () => {
  if (!project.isGoTrue) return;
  account = await newAccount('twosteps', { isAdmin: true });
  secondStep = await signIn(account);
  const { data } = succeed(
    await service
      .from('announcements')
      .insert({ title: `${MARK} taslak`, published_at: null })
      .select('id')
      .single(),
  );
  draft = Number(data?.id);
});
beforeEach(({ skip }) => {
  skip(!project.isGoTrue, NOT_GOTRUE);
});
afterAll(async () => {
  if (project.isGoTrue) await service.from('announcements').delete().eq('id', draft);
});

describe('the second step', () => {
  it('is enrolled with a name, and is none before its first code', async () => {
    const body = { factor_type: 'totp', friendly_name: 'Telefon', issuer: 'Dernek' };
    const { status, body: enrolled } = await call('POST', '/auth/v1/factors', {
      token: secondStep.token,
      body,
    });
    expect([status, enrolled]).toEqual([
      200,
      expect.objectContaining({ type: 'totp', friendly_name: 'Telefon' }) as object,
    ]);
    const { secret } = enrolled.totp as { secret: string };
    factor = { id: String(enrolled.id), secret };
    expect(await whatIsOpen(secondStep)).toEqual(EVERYTHING);
  });

  it('refuses a wrong code', async () => {
    const { status, code } = await verify(secondStep.token, wrongCode());
    expect([status, code]).toEqual([422, 'mfa_verification_failed']);
  });

  it('takes the right code, and the session has level aal2', async () => {
    secondStep = await passSecondStep(secondStep);
    const { data } = await secondStep.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(await whatIsOpen(secondStep)).toEqual(EVERYTHING);
  });

  it('is demanded by the database: a session without it reads no draft, changes no row and stores no file', async () => {
    firstStep = await signIn(account);
    expect(await whatIsOpen(firstStep)).toEqual({
      isAdmin: false,
      read: 0,
      inserted: '42501',
      changed: 0,
      deleted: 0,
      stored: false,
      listed: 0,
    });
  });

  it('opens a session that began with the password', async () => {
    expect(await whatIsOpen(await passSecondStep(firstStep))).toEqual(EVERYTHING);
  });

  it('ends when its person removes it, and the password is enough again', async () => {
    const { status } = await call('DELETE', `/auth/v1/factors/${factor.id}`, { token: secondStep.token });
    expect(status).toBe(200);
    expect(await whatIsOpen(await signIn(account))).toEqual(EVERYTHING);
  });
});

const EVERYTHING = {
  isAdmin: true,
  read: 1,
  inserted: '',
  changed: 1,
  deleted: 1,
  stored: true,
  listed: 1,
};

/** Tries all that an administrator may do. */
async function whatIsOpen({ client }: SignedIn) {
  const title = `${MARK} ikinci adım`;
  const { data: isAdmin } = await client.rpc('is_admin', {});
  const read = await client.from('announcements').select('id').eq('id', draft);
  const insert = await client.from('announcements').insert({ title, published_at: null });
  const { data: other } = succeed(
    await service.from('announcements').insert({ title, published_at: null }).select('id').single(),
  );
  const id = Number(other?.id);
  const change = await client.from('announcements').update({ lead: 'Değişti' }).eq('id', id).select('id');
  const removal = await client.from('announcements').delete().eq('id', id).select('id');
  const name = `${Date.now()}-${MARK_IN_NAMES}.png`;
  const media = client.storage.from('media');
  const upload = await media.upload(`perks/${name}`, await sampleFile('image/png'), {
    contentType: 'image/png',
  });
  const listed = await media.list('perks', { search: name });
  await service.storage.from('media').remove([`perks/${name}`]);
  await service.from('announcements').delete().eq('title', title);
  return {
    isAdmin,
    read: read.data?.length ?? 0,
    inserted: insert.error?.code ?? '',
    changed: change.data?.length ?? 0,
    deleted: removal.data?.length ?? 0,
    stored: upload.error === null,
    listed: listed.data?.length ?? 0,
  };
}

async function verify(token: string, code: string) {
  const challenge = await call('POST', `/auth/v1/factors/${factor.id}/challenge`, { token, body: {} });
  const body = { challenge_id: challenge.body.id, code };
  return call('POST', `/auth/v1/factors/${factor.id}/verify`, { token, body });
}

async function passSecondStep({ client, token }: SignedIn): Promise<SignedIn> {
  const { status, body } = await verify(token, totp(factor.secret));
  expect(status).toBe(200);
  const session = { access_token: String(body.access_token), refresh_token: String(body.refresh_token) };
  const { error } = await client.auth.setSession(session);
  expect(error).toBeNull();
  return { client, token: session.access_token, refreshToken: session.refresh_token };
}

function wrongCode(): string {
  return String((Number(totp(factor.secret)) + 1) % 1_000_000).padStart(6, '0');
}

/** The code of this half-minute for a secret in base 32 (RFC 6238). */
function totp(secret: string): string {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / PERIOD_S)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
