import { createHmac, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';

const AN_HOUR_S = 3600;

/** The part of hosted Supabase's table of factors that rights depend on; the embedded backend lacks it. */
export async function createFactorTable(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
    create type auth.factor_status as enum ('unverified', 'verified');
    create table auth.mfa_factors (
      id uuid primary key,
      user_id uuid not null references auth.users (id) on delete cascade,
      friendly_name text,
      factor_type auth.factor_type not null,
      status auth.factor_status not null,
      secret text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
    alter table auth.mfa_factors enable row level security;
    select private.watch_second_steps()`);
}

export type FactorKind = 'totp' | 'phone' | 'webauthn';

export async function addFactor(
  sql: Sql,
  userId: string,
  status: 'verified' | 'unverified',
  kind: FactorKind = 'totp',
): Promise<void> {
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${userId}, ${kind}, ${status}, now(), now())`;
}

export type Claims = Record<string, string | number>;

/** The claims of GoTrue's token for a session; `aal2` after the second step. */
export function claimsOf(userId: string, sessionId: string, aal: 'aal1' | 'aal2'): Claims {
  return { sub: userId, session_id: sessionId, aal, role: 'authenticated', aud: 'authenticated' };
}

/** Signs a token with the backend's own key. */
export async function mintToken({ dataDir }: { dataDir: string }, claims: Claims): Promise<string> {
  const text = await readFile(path.join(dataDir, 'secrets.json'), 'utf8');
  const { jwtSecret } = JSON.parse(text) as { jwtSecret: string };
  const now = Math.floor(Date.now() / 1000);
  const signed = [
    { alg: 'HS256', typ: 'JWT' },
    { ...claims, iat: now, exp: now + AN_HOUR_S },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}

/** Reads a token's session. */
export function sessionIdOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { session_id: string }).session_id;
}
