// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useModalDialog } from '../../../../src/ui/hooks/use-modal-dialog';
import { mount } from '../mount';

// jsdom has no top layer; it only tracks the `open` attribute.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** Clicks before React has run the page's effects. */
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

test('a dialog opened while the page starts stays open until the visitor navigates', () => {
  const { place } = mount(<QuicklyOpened />);
  const dialog = place.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  act(() => place.querySelector('a')?.click());
  expect(dialog?.open).toBe(false);
});
