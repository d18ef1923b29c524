// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { updateCSS } from '../../../../../admin/shell/styles/written-styles';

const OPTION = { mark: 'data-css-hash', prepend: 'queue' } as const;

test('styles that are in the document already are not looked for', () => {
  const first = updateCSS('.a{}', 'a', OPTION);
  const search = vi.spyOn(document, 'querySelector');
  expect(updateCSS('.a{}', 'a', OPTION)).toBe(first);
  expect(search).not.toHaveBeenCalled();
});

test('changed styles take the place of those before, and lost ones are written anew', () => {
  const first = updateCSS('.b{}', 'b', OPTION);
  expect(updateCSS('.b{color:red}', 'b', OPTION)).toBe(first);
  expect(first.textContent).toBe('.b{color:red}');
  first.remove();
  const anew = updateCSS('.b{color:red}', 'b', OPTION);
  expect(anew).not.toBe(first);
  expect(anew.isConnected).toBe(true);
});
