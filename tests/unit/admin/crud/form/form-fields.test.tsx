// @vitest-environment jsdom
import { Form } from 'antd';
import { useEffect, useReducer } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { preloadInputs } from '../../../../../admin/fields/field';
import { toForm } from '../../../../../admin/fields/form-codec';
import type { FormValues } from '../../../../../admin/lib/form-values';
import { events } from '../../../../../admin/resources/events';
import type { ResourceDefinition } from '../../../../../admin/schema/types';
import { FormFields } from '../../../../../admin/crud/form/form-fields';
import { useKeyboardHeight } from '../../../../../admin/crud/form/use-keyboard-height';
import { fakeBackend } from '../../support/fake-backend';
import { showInPage, until } from '../../support/page';
import { renderHook } from '../../support/render-hook';

const EMPTY = toForm(events, undefined);

beforeAll(() => preloadInputs(events, false));

interface DrawnForm {
  readonly fields: ResourceDefinition['fields'];
  /** The values of a restored draft. */
  readonly restored?: FormValues;
  readonly save?: () => Promise<void>;
}

function EventForm({ fields, restored, save = () => Promise.resolve() }: DrawnForm) {
  const [form] = Form.useForm<FormValues>();
  const [revision, begin] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    if (!restored) return;
    form.setFields(Object.entries(restored).map(([name, value]) => ({ name, value })));
    begin();
  }, [form, restored]);
  const state = { form, formProps: { form }, initial: EMPTY, revision, failure: null, isSaving: false, save };
  const resource = { ...events, fields };
  return <FormFields formId="form" resource={resource} state={state} onTyped={vi.fn()} onFaults={vi.fn()} />;
}

test('a restored draft starts in the first field that it changes', async () => {
  showInPage(<EventForm fields={events.fields.slice(0, 2)} restored={{ location: 'Bahçe' }} />);
  await until(() => expect(document.activeElement?.id).toBe('events_location'));
});

test('a field that depends on another is hidden while that one is empty', async () => {
  const description = events.fields.find((field) => field.kind === 'alt');
  if (description?.kind !== 'alt') throw new Error('No field describes a picture');
  const fields = [...events.fields.filter(({ name }) => name === description.of), description];
  const isShown = (page: HTMLElement) =>
    [...page.querySelectorAll('.ant-form-item:not(.ant-form-item-hidden) label')].some(
      ({ textContent }) => textContent === description.label,
    );
  const page = showInPage(<EventForm fields={fields} />);
  await until(() => expect(page.textContent).toContain(description.label));
  expect(isShown(page)).toBe(false);
  const restored = { [description.of]: '/kapak.webp' };
  const pictured = showInPage(<EventForm fields={fields} restored={restored} />);
  await until(() => expect(isShown(pictured)).toBe(true));
});

test('an empty required field is reported on save and not before', async () => {
  const save = vi.fn(() => Promise.resolve());
  const place = { name: 'location', kind: 'text', label: 'Yer', required: 'Yer gerekli' } as const;
  const page = showInPage(<EventForm fields={[place]} save={save} />);
  await until(() => expect(page.querySelector('input')).not.toBeNull());
  page.querySelector('input')?.focus();
  page.querySelector('input')?.blur();
  expect(page.textContent).not.toContain(place.required);
  page.querySelector('form')?.requestSubmit();
  await until(() => expect(page.textContent).toContain(place.required));
  expect(save).not.toHaveBeenCalled();
});

test('a keyboard over the lower edge is measured, and zooming is not mistaken for one', async () => {
  const initial = { height: window.innerHeight, offsetTop: 0, scale: 1 };
  const viewport = Object.assign(new EventTarget(), initial);
  vi.stubGlobal('visualViewport', viewport);
  const hook = await renderHook(useKeyboardHeight, fakeBackend([]));
  const become = (state: Partial<typeof initial>) =>
    hook.does(() => Object.assign(viewport, initial, state).dispatchEvent(new Event('resize')));
  expect(hook.now()).toBe(0);
  await become({ height: initial.height - 300 });
  expect(hook.now()).toBe(300);
  await become({ height: initial.height - 300, offsetTop: 120 });
  expect(hook.now()).toBe(180);
  await become({ height: initial.height / 2, scale: 2 });
  expect(hook.now()).toBe(0);
  vi.unstubAllGlobals();
});
