// @vitest-environment jsdom
import { Form } from 'antd';
import { useEffect, useReducer, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { preloadInputs } from '../../../../../admin/fields/field';
import { toForm } from '../../../../../admin/fields/form-codec';
import type { FormValues } from '../../../../../admin/lib/form-values';
import { events } from '../../../../../admin/resources/events';
import type { ResourceDefinition } from '../../../../../admin/schema/types';
import { FormFields } from '../../../../../admin/crud/form/form-fields';

/** In milliseconds: other tests may slow the machine. */
const BUSY_MACHINE_MS = 30_000;
const EMPTY = toForm(events, undefined);

beforeAll(() => preloadInputs(events, false));

interface DrawnForm {
  readonly resource: ResourceDefinition;
  /** The values of a restored draft. */
  readonly restored?: FormValues;
  readonly save?: () => Promise<void>;
}

function EventForm({ resource, restored, save = () => Promise.resolve() }: DrawnForm) {
  const [form] = Form.useForm<FormValues>();
  const [revision, begin] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    if (!restored) return;
    form.setFields(Object.entries(restored).map(([name, value]) => ({ name, value })));
    begin();
  }, [form, restored]);
  const state = { form, formProps: { form }, initial: EMPTY, revision, failure: null, isSaving: false, save };
  return <FormFields formId="form" resource={resource} state={state} onTyped={vi.fn()} onFaults={vi.fn()} />;
}

/** Renders a form into the page until the test ends. */
function drawn(form: ReactElement): HTMLElement {
  // React schedules as in a browser; earlier files may have enabled act().
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // Ant Design uses the window's width and the old listener methods.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener: vi.fn(),
    removeListener: vi.fn(),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
    vi.unstubAllGlobals();
  });
  flushSync(() => root.render(form));
  return page;
}

test('a form starts with the cursor in its first field', async () => {
  drawn(<EventForm resource={events} />);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('events_title'), {
    timeout: BUSY_MACHINE_MS,
  });
});

test('a restored draft starts in the first field that it changes', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const resource = { ...events, fields: events.fields.slice(0, 2) };
  drawn(<EventForm resource={resource} restored={{ location: 'Bahçe' }} />);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('events_location'), {
    timeout: BUSY_MACHINE_MS,
  });
});

test('a field that depends on another is hidden while that one is empty', async () => {
  const description = events.fields.find((field) => field.kind === 'alt');
  if (description?.kind !== 'alt') throw new Error('No field describes a picture');
  const picture = events.fields.filter(({ name }) => name === description.of);
  const resource = { ...events, fields: [...picture, description] };
  const isShown = (page: HTMLElement) =>
    [...page.querySelectorAll('.ant-form-item:not(.ant-form-item-hidden) label')].some(
      ({ textContent }) => textContent === description.label,
    );
  const page = drawn(<EventForm resource={resource} />);
  await vi.waitFor(() => expect(page.textContent).toContain(description.label), { timeout: BUSY_MACHINE_MS });
  expect(isShown(page)).toBe(false);
  const pictured = drawn(<EventForm resource={resource} restored={{ [description.of]: '/kapak.webp' }} />);
  await vi.waitFor(() => expect(isShown(pictured)).toBe(true), { timeout: BUSY_MACHINE_MS });
});

test('an empty required field is reported on save and not before', async () => {
  const save = vi.fn(() => Promise.resolve());
  const place = { name: 'location', kind: 'text', label: 'Yer', required: 'Yer gerekli' } as const;
  const resource = { ...events, fields: [place] };
  const page = drawn(<EventForm resource={resource} save={save} />);
  const input = await vi.waitFor(
    () => {
      const found = page.querySelector('input');
      if (!found) throw new Error('No input yet');
      return found;
    },
    { timeout: BUSY_MACHINE_MS },
  );
  input.focus();
  input.blur();
  expect(page.textContent).not.toContain(place.required);
  page.querySelector('form')?.requestSubmit();
  await vi.waitFor(() => expect(page.textContent).toContain(place.required), { timeout: BUSY_MACHINE_MS });
  expect(save).not.toHaveBeenCalled();
});
