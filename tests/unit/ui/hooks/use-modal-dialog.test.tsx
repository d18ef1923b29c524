// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useModalDialog } from '../../../../src/ui/hooks/use-modal-dialog';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The test's document shows nothing above others; whether a dialog is open it knows.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Is clicked before React has run the effects of the page's beginning. */
function QuicklyOpened() {
  const { dialog, open } = useModalDialog();
  useLayoutEffect(() => {
    open();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at the beginning
  }, []);
  return (
    <dialog ref={dialog}>
      <Link to="/duyurular">Duyurular</Link>
    </dialog>
  );
}

test('a dialog that was opened while the page began stays open until its visitor goes to another page', () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  act(() => {
    root.render(
      <MemoryRouter>
        <QuicklyOpened />
      </MemoryRouter>,
    );
  });
  const dialog = place.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  act(() => place.querySelector('a')?.click());
  expect(dialog?.open).toBe(false);
  act(() => {
    root.unmount();
  });
  place.remove();
});
