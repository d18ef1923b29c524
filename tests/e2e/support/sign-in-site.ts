import { createHash } from 'node:crypto';
import type { BrowserContext, Route } from '@playwright/test';
import type { Account } from './backend';
import type { Site } from './site';
import { test as base } from './test';

const CAPTCHA_SCRIPT = 'https://challenges.cloudflare.com/turnstile/**';
const GOOGLE = 'https://accounts.google.example/sign-in';

/** Stands for Cloudflare's script: a button in the widget's place gives the next token, or the page gets it at once. */
const fakeScript = (needsClick: boolean) => `
  let given = 0;
  const widgets = [];
  const give = (id) => widgets[id].callback('jeton-' + (given += 1));
  const begin = (id) => { if (!${needsClick}) setTimeout(give, 50, id); };
  window.turnstile = {
    render(container, options) {
      const id = widgets.push(options) - 1;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Robot değilim';
      button.onclick = () => give(id);
      container.append(button);
      begin(id);
      return String(id);
    },
    reset: (id) => begin(Number(id)),
    remove: () => undefined,
  };`;

interface SignInFixtures {
  captcha: Captcha;
}

/** The captcha of a test, which begins by giving tokens at once. */
class Captcha {
  needsClick = false;

  constructor(context: BrowserContext) {
    void context.route(CAPTCHA_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: fakeScript(this.needsClick) }),
    );
  }
}

export const test = base.extend<SignInFixtures>({
  // A refusal that goes away would move the buttons below it for 0.3 s, in which a click could miss them.
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  baseURL: async ({ signInSite }, use) => use(signInSite.url),
  captcha: [
    async ({ context, site }, use) => {
      // The embedded backend answers sign-ins of its own pages only. GoTrue answers those of every site.
      await context.route(`${site.url}/auth/**`, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
        await route.fulfill({ response, headers });
      });
      await use(new Captcha(context));
    },
    { auto: true },
  ],
});

/** What a provider's page leads back with: the parameters that GoTrue 2.196.0 adds. */
type Answer = Readonly<Record<string, string>>;

/** Stands for GoTrue and a provider where the embedded backend has neither. */
export class Provider {
  /** The parameters of the last request to authorize or link. */
  asked = new URLSearchParams();
  /** How many codes were redeemed. */
  redeemed = 0;
  answer: Answer = { code: 'abc' };
  /** Done at the provider, before it leads back. */
  whileThere: () => Promise<void> = () => Promise.resolve();

  constructor(context: BrowserContext, site: Site, account: Account) {
    const answers: readonly [string, (route: Route) => Promise<void>][] = [
      [
        '**/auth/v1/settings',
        (route) => route.fulfill({ json: { external: { google: true, azure: false } } }),
      ],
      ['**/auth/v1/authorize?**', (route) => this.leadBack(route)],
      ['**/auth/v1/user/identities/authorize?**', (route) => this.giveAddress(route)],
      [`${GOOGLE}?**`, (route) => this.leadBack(route)],
      ['**/auth/v1/token?grant_type=pkce', (route) => this.redeem(route, site, account)],
    ];
    for (const [address, answer] of answers) void context.route(address, answer);
  }

  private async leadBack(route: Route): Promise<void> {
    this.asked = new URL(route.request().url()).searchParams;
    await this.whileThere();
    const target = new URL(this.asked.get('redirect_to') ?? '');
    for (const [name, value] of Object.entries(this.answer)) target.searchParams.set(name, value);
    if ('error' in this.answer) target.hash = new URLSearchParams(this.answer).toString();
    await route.fulfill({ status: 302, headers: { location: target.href } });
  }

  private async giveAddress(route: Route): Promise<void> {
    const { search } = new URL(route.request().url());
    await route.fulfill({ json: { url: GOOGLE + search } });
  }

  /** The session is one of the embedded backend, for whoever can answer the challenge. */
  private async redeem(route: Route, site: Site, { email, password }: Account): Promise<void> {
    this.redeemed += 1;
    const { auth_code: code, code_verifier: verifier } = route.request().postDataJSON() as Record<
      string,
      string
    >;
    const challenge = createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url');
    if (code !== 'abc' || challenge !== this.asked.get('code_challenge')) {
      const refusal = { code: 'bad_code_verifier', error_code: 'bad_code_verifier', msg: 'english' };
      return route.fulfill({ status: 400, json: refusal });
    }
    const { ANON_KEY } = await site.readStatus();
    const response = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: ANON_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    await route.fulfill({
      status: response.status,
      contentType: 'application/json',
      body: await response.text(),
    });
  }
}
