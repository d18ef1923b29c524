import type { BrowserContext, Request } from '@playwright/test';
import { claimsOf, mintToken, sessionIdOf } from '../../database/support/second-step';
import type { OtherAccount } from './backend';
import type { Site } from './site';

export const CODE = '123456';
const FACTOR = { id: 'c0ffee00-0000-4000-8000-000000000000', factor_type: 'totp', status: 'verified' };

/**
 * Answers in place of the sign-in server's endpoints for factors, which the embedded backend lacks. The token it gives has the
 * backend's own signature, so that the database decides about it as about any other.
 */
export async function answerForFactors(
  context: BrowserContext,
  site: Site,
  account: OtherAccount,
): Promise<void> {
  let user: object = {};
  await context.route('**/auth/v1/user', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    if (response.ok()) user = { ...answer, factors: [FACTOR] };
    await route.fulfill({ response, json: response.ok() ? user : answer });
  });
  await context.route('**/auth/v1/factors/*/challenge', (route) =>
    route.fulfill({ json: { id: 'deneme', type: 'totp', expires_at: Math.floor(Date.now() / 1000) + 60 } }),
  );
  await context.route('**/auth/v1/factors/*/verify', async (route, request) => {
    const { code } = request.postDataJSON() as { code: string };
    if (code !== CODE) {
      const refusal = { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' };
      await route.fulfill({ status: 422, json: refusal });
      return;
    }
    await route.fulfill({
      json: {
        access_token: await secondStepToken(site, account, bearer(request)),
        token_type: 'bearer',
        expires_in: 3600,
        refresh_token: 'kullanilmayan',
        user,
      },
    });
  });
}

/** The token belongs to the same session as the token of the first step. */
async function secondStepToken(site: Site, { id }: OtherAccount, first: string): Promise<string> {
  const status = await site.readStatus();
  const backend = {
    url: site.url,
    publishableKey: status.ANON_KEY,
    secretKey: status.SERVICE_ROLE_KEY,
    dbUrl: status.DB_URL,
    adminEmail: status.ADMIN_EMAIL,
    adminPassword: status.ADMIN_PASSWORD,
    dataDir: site.dataDir,
    stop: () => Promise.resolve(),
  };
  return mintToken(backend, claimsOf(id, sessionIdOf(first), 'aal2'));
}

function bearer(request: Request): string {
  return (request.headers().authorization ?? '').replace('Bearer ', '');
}
