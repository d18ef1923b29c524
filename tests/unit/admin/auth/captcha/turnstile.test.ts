// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { CaptchaWidget as Widget } from '../../../../../admin/auth/captcha/turnstile';

type Options = Parameters<NonNullable<Window['turnstile']>['render']>[1];

/** Cloudflare's script, as far as the page sees it. */
const script = {
  render: vi.fn<(container: HTMLElement, options: Options) => string>(() => 'bir'),
  reset: vi.fn(),
  remove: vi.fn(),
};
let widget: Widget;

const tag = () =>
  document.querySelector<HTMLScriptElement>('script[src^="https://challenges.cloudflare.com/"]');
function options(): Options {
  const [call] = script.render.mock.calls.slice(-1);
  if (!call) throw new Error('No widget was rendered');
  return call[1];
}

/** Lets the script's tag load, or fail to. */
function settle(name: 'load' | 'error'): void {
  if (name === 'load') vi.stubGlobal('turnstile', script);
  tag()?.dispatchEvent(new Event(name));
}

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.clearAllMocks();
  document.head.replaceChildren();
  const { CaptchaWidget } = await import('../../../../../admin/auth/captcha/turnstile');
  widget = new CaptchaWidget(document.createElement('div'), '0xKey');
});

test('the script is loaded with the widget, which speaks Turkish', async () => {
  expect(tag()).toBeNull();
  const started = widget.start();
  expect(tag()?.src).toBe('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  settle('load');
  await started;
  expect(options()).toMatchObject({ sitekey: '0xKey', language: 'tr' });
});

test('a form that is sent before the check is done waits for its token', async () => {
  const token = widget.take();
  settle('load');
  await vi.waitFor(() => expect(script.render).toHaveBeenCalled());
  options().callback('jeton');
  expect(await token).toBe('jeton');
});

test('a token is used once: the next request waits for another', async () => {
  const first = widget.take();
  settle('load');
  await vi.waitFor(() => expect(script.render).toHaveBeenCalled());
  options().callback('birinci');
  await first;
  widget.renew();
  expect(script.reset).toHaveBeenCalledWith('bir');
  const second = widget.take();
  options().callback('ikinci');
  expect(await second).toBe('ikinci');
});

test('an expired token is not sent', async () => {
  const started = widget.start();
  settle('load');
  await started;
  options().callback('eski');
  options()['expired-callback']();
  const token = widget.take();
  await Promise.resolve();
  options().callback('yeni');
  expect(await token).toBe('yeni');
});

test('a script that is blocked is told in Turkish and tried again with the next request', async () => {
  const blocked = widget.take();
  settle('error');
  await expect(blocked).rejects.toThrow('Robot denetimi yüklenemedi.');
  expect(tag()).toBeNull();
  const token = widget.take();
  settle('load');
  await vi.waitFor(() => expect(script.render).toHaveBeenCalled());
  options().callback('jeton');
  expect(await token).toBe('jeton');
});

test('a check that fails ends the waiting, and the widget begins anew', async () => {
  const token = widget.take();
  settle('load');
  await vi.waitFor(() => expect(script.render).toHaveBeenCalled());
  expect(options()['error-callback']()).toBe(true);
  await expect(token).rejects.toThrow('Robot denetimi yüklenemedi.');
});

test('a widget that left the page before its script came is not shown', async () => {
  const started = widget.start();
  widget.remove();
  settle('load');
  await started;
  expect(script.render).not.toHaveBeenCalled();
});
