import type { BrowserContext, Request, Route } from '@playwright/test';
import { claimsOf, mintToken, sessionIdOf, type FactorKind } from '../../database/support/second-step';
import type { Backend, OtherAccount } from './backend';
import type { Site } from './site';

/** What every authenticator app of these tests shows. */
export const CODE = '123456';
const CHALLENGE_S = 300;

interface Factor {
  readonly id: string;
  readonly factor_type: FactorKind;
  readonly friendly_name: string;
  readonly status: 'verified' | 'unverified';
  /** Without its plus, as GoTrue tells it. */
  readonly phone: string;
  readonly created_at: string;
}

interface Refusal {
  readonly status: number;
  readonly code: string;
}

interface Message {
  readonly challengeId: string;
  readonly phone: string;
  readonly code: string;
}

/**
 * Stands for the endpoints of factors, which the embedded backend lacks, and answers as GoTrue 2.196.0 does. The tokens it gives
 * have the backend's own signature, so that the database decides about them as about any others.
 */
export class FactorServer {
  factors: readonly Factor[] = [];
  /** All messages with codes, the newest last. */
  readonly messages: Message[] = [];
  /** Whether the codes sent so far are too old. */
  isExpired = false;
  /** What the next request for an enrolment, a challenge or a removal is refused with. */
  refusal: Refusal | undefined;
  private user: object = {};

  constructor(
    context: BrowserContext,
    private readonly site: Site,
    private readonly backend: Backend,
    private readonly account: OtherAccount,
  ) {
    const answers: readonly [string, (route: Route, request: Request) => Promise<void>][] = [
      ['settings', (route) => route.fulfill({ json: { external: {} } })],
      ['user', (route) => this.tellUser(route)],
      ['factors', (route, request) => this.enrol(route, request)],
      ['factors/*', (route, request) => this.remove(route, request)],
      ['factors/*/challenge', (route, request) => this.challenge(route, request)],
      ['factors/*/verify', (route, request) => this.verify(route, request)],
    ];
    for (const [path, answer] of answers) void context.route(`**/auth/v1/${path}`, answer);
  }

  get code(): string {
    return this.messages.at(-1)?.code ?? '';
  }

  /** Adds a verified factor, as if from another device. */
  async add(kind: FactorKind, { name = '', phone = '' } = {}): Promise<void> {
    this.factors = [...this.factors, newFactor(kind, name, phone, 'verified')];
    await this.backend.addSecondStep(this.account);
  }

  private async tellUser(route: Route): Promise<void> {
    const request = route.request();
    if (request.method() === 'PUT' && this.isDemanded() && !isSecondStep(request))
      return refuse(route, { status: 401, code: 'insufficient_aal' });
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    if (response.ok()) this.user = { ...answer, factors: this.factors };
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers, json: response.ok() ? this.user : answer });
  }

  private async enrol(route: Route, request: Request): Promise<void> {
    if (await this.wasRefused(route)) return;
    const { factor_type: kind, friendly_name: name, phone } = bodyOf(request);
    const isTaken = this.factors.some(({ friendly_name: taken }) => taken === name);
    if (isTaken) return refuse(route, { status: 422, code: 'mfa_factor_name_conflict' });
    const factor = newFactor(kind as FactorKind, name ?? '', (phone ?? '').replace('+', ''), 'unverified');
    this.factors = [...this.factors, factor];
    const totp = { qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>', secret: 'JBSWY3DP', uri: '' };
    await route.fulfill({
      json: { id: factor.id, type: kind, friendly_name: name, ...(kind === 'totp' ? { totp } : { phone }) },
    });
  }

  private async remove(route: Route, request: Request): Promise<void> {
    if (await this.wasRefused(route)) return;
    const id = idOf(request);
    const wasDemanded = this.isDemanded();
    this.factors = this.factors.filter((factor) => factor.id !== id);
    if (wasDemanded && !this.isDemanded()) await this.backend.removeSecondSteps(this.account);
    await route.fulfill({ json: { id } });
  }

  private async challenge(route: Route, request: Request): Promise<void> {
    if (await this.wasRefused(route)) return;
    const factor = this.factors.find(({ id }) => id === idOf(request));
    if (!factor) return refuse(route, { status: 404, code: 'mfa_factor_not_found' });
    const id = crypto.randomUUID();
    if (factor.factor_type === 'phone') {
      const code = String(100_000 + this.messages.length * 111);
      this.messages.push({ challengeId: id, phone: factor.phone, code });
      this.isExpired = false;
    }
    const expiresAt = Math.floor(Date.now() / 1000) + CHALLENGE_S;
    await route.fulfill({ json: { id, type: factor.factor_type, expires_at: expiresAt } });
  }

  private async verify(route: Route, request: Request): Promise<void> {
    const { code, challenge_id: challengeId } = bodyOf(request);
    const session = sessionIdOf(bearer(request));
    const factor = this.factors.find(({ id }) => id === idOf(request));
    const message = this.messages.find((sent) => sent.challengeId === challengeId);
    if (message && this.isExpired) return refuse(route, { status: 422, code: 'mfa_challenge_expired' });
    if (!factor || code !== (factor.factor_type === 'phone' ? message?.code : CODE))
      return refuse(route, { status: 422, code: 'mfa_verification_failed' });
    if (factor.status === 'unverified') await this.backend.addSecondStep(this.account);
    this.factors = this.factors.map((each) => (each === factor ? { ...each, status: 'verified' } : each));
    await route.fulfill({
      json: {
        // The token belongs to the same session as the token of the first step.
        access_token: await mintToken(this.site, claimsOf(this.account.id, session, 'aal2')),
        token_type: 'bearer',
        expires_in: 3600,
        refresh_token: 'kullanilmayan',
        user: { ...this.user, factors: this.factors },
      },
    });
  }

  private isDemanded(): boolean {
    return this.factors.some(({ status }) => status === 'verified');
  }

  private async wasRefused(route: Route): Promise<boolean> {
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) await refuse(route, refusal);
    return refusal !== undefined;
  }
}

function newFactor(kind: FactorKind, name: string, phone: string, status: Factor['status']): Factor {
  const created_at = new Date().toISOString();
  return { id: crypto.randomUUID(), factor_type: kind, friendly_name: name, phone, status, created_at };
}

function refuse(route: Route, { status, code }: Refusal): Promise<void> {
  return route.fulfill({ status, json: { code: status, error_code: code, msg: 'english' } });
}

function isSecondStep(request: Request): boolean {
  const [, payload = ''] = bearer(request).split('.');
  return Buffer.from(payload, 'base64url').toString().includes('"aal":"aal2"');
}

function bearer(request: Request): string {
  return (request.headers().authorization ?? '').replace('Bearer ', '');
}

function bodyOf(request: Request): Partial<Record<string, string>> {
  return request.postDataJSON() as Partial<Record<string, string>>;
}

function idOf(request: Request): string | undefined {
  return /\/factors\/([^/?]+)/.exec(request.url())?.[1];
}
