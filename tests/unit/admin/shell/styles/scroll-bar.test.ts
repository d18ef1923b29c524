// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { getTargetScrollBarSize } from '../../../../../admin/shell/styles/scroll-bar';

test('a scroll bar is as wide as what it leaves of the window, and nothing is put into the document to learn it', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(window.innerHeight);
  const insertion = vi.spyOn(Node.prototype, 'appendChild');
  expect(getTargetScrollBarSize()).toEqual({ width: 15, height: 0 });
  expect(insertion).not.toHaveBeenCalled();
});
