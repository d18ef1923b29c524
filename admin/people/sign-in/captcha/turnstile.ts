import { CAPTCHA_ORIGIN } from '../../../../src/lib/identity/sign-in-options';
import { identityTexts } from '../../../i18n/identity';
import { IdentityError } from '../../../data/auth-errors';

/** A script that has not run by then is taken to be blocked. */
const LOAD_LIMIT_MS = 20_000;
/** Below this width the widget's ordinary form does not fit. */
const FLEXIBLE_WIDTH_PX = 300;

/** The part of the script's interface that is used: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  readonly render: (container: HTMLElement, options: WidgetOptions) => string;
  readonly reset: (widgetId: string) => void;
  readonly remove: (widgetId: string) => void;
}

interface WidgetOptions {
  readonly sitekey: string;
  readonly language: string;
  readonly size: 'flexible' | 'compact';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  /** True means that the page reports the error itself. */
  readonly 'error-callback': () => boolean;
  readonly 'unsupported-callback': () => void;
}

declare global {
  interface Window {
    readonly turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | undefined;

/** Loads the script once per document. After a failure the next call tries again. */
function loadTurnstile(): Promise<Turnstile> {
  loading ??= addScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function addScript(): Promise<Turnstile> {
  const script = document.createElement('script');
  script.src = `${CAPTCHA_ORIGIN}/turnstile/v0/api.js?render=explicit`;
  return new Promise<Turnstile>((resolve, reject) => {
    const timer = setTimeout(fail, LOAD_LIMIT_MS);
    function fail() {
      clearTimeout(timer);
      script.remove();
      reject(unavailable());
    }
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      if (window.turnstile) resolve(window.turnstile);
      else fail();
    };
    document.head.append(script);
  });
}

function unavailable(): IdentityError {
  return new IdentityError('captcha_unavailable', identityTexts.captcha.unavailable);
}

interface Waiting {
  readonly resolve: (token: string) => void;
  readonly reject: (error: IdentityError) => void;
}

/** One widget on the page, and the tokens that it gives. */
export class CaptchaWidget {
  private shown: { readonly api: Turnstile; readonly id: string } | undefined;
  private starting: Promise<void> | undefined;
  private isRemoved = false;
  private token: string | undefined;
  private waiting: Waiting | undefined;

  constructor(
    private readonly container: HTMLElement,
    private readonly siteKey: string,
  ) {}

  /** Shows the widget, which begins to check the visitor. Rejects when the script cannot be loaded. */
  start(): Promise<void> {
    this.starting ??= this.show().catch((error: unknown) => {
      this.starting = undefined;
      throw error;
    });
    return this.starting;
  }

  /** Resolves to a token as soon as there is one. Rejects with a sentence when there will be none. */
  async take(): Promise<string> {
    await this.start();
    if (this.token !== undefined) return this.token;
    return new Promise((resolve, reject) => (this.waiting = { resolve, reject }));
  }

  /** Begins anew, because a token works once. */
  renew(): void {
    this.token = undefined;
    if (this.shown) this.shown.api.reset(this.shown.id);
  }

  remove(): void {
    this.isRemoved = true;
    if (this.shown) this.shown.api.remove(this.shown.id);
  }

  private async show(): Promise<void> {
    const api = await loadTurnstile();
    if (this.isRemoved) return;
    const fail = () => {
      this.token = undefined;
      this.waiting?.reject(unavailable());
      this.waiting = undefined;
      return true;
    };
    const id = api.render(this.container, {
      sitekey: this.siteKey,
      language: 'tr',
      size: this.container.clientWidth < FLEXIBLE_WIDTH_PX ? 'compact' : 'flexible',
      callback: (token) => {
        this.token = token;
        this.waiting?.resolve(token);
        this.waiting = undefined;
      },
      'expired-callback': () => (this.token = undefined),
      'error-callback': fail,
      'unsupported-callback': fail,
    });
    this.shown = { api, id };
  }
}
