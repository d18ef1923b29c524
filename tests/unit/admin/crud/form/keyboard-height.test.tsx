// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { useKeyboardHeight } from '../../../../../admin/crud/form/use-keyboard-height';
import { fakeBackend } from '../../support/fake-backend';
import { renderHook } from '../../support/render-hook';

const WINDOW = { height: window.innerHeight, offsetTop: 0, scale: 1 };

test('a keyboard over the lower edge is measured, and zooming is not mistaken for one', async () => {
  const viewport = Object.assign(new EventTarget(), WINDOW);
  vi.stubGlobal('visualViewport', viewport);
  const hook = await renderHook(useKeyboardHeight, fakeBackend([]));
  const become = (state: Partial<typeof WINDOW>) =>
    hook.does(() => Object.assign(viewport, WINDOW, state).dispatchEvent(new Event('resize')));
  expect(hook.now()).toBe(0);
  await become({ height: WINDOW.height - 300 });
  expect(hook.now()).toBe(300);
  await become({ height: WINDOW.height - 300, offsetTop: 120 });
  expect(hook.now()).toBe(180);
  await become({ height: WINDOW.height / 2, scale: 2 });
  expect(hook.now()).toBe(0);
  vi.unstubAllGlobals();
});
