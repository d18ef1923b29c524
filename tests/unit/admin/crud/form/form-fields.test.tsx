// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { preloadInputs } from '../../../../../admin/fields/field-input';
import { toForm } from '../../../../../admin/fields/form-codec';
import type { FormValues } from '../../../../../admin/lib/form-values';
import { events } from '../../../../../admin/resources/events';
import type { ResourceDefinition } from '../../../../../admin/schema/types';
import { FormFields } from '../../../../../admin/crud/form/form-fields';

/** What takes a moment may take long beside other tests. */
const BUSY_MACHINE_MS = 30_000;
const [first, ...others] = events.fields;
const EMPTY = toForm(events, undefined);

beforeAll(() => preloadInputs(events));

function formOf(resource: ResourceDefinition, values: FormValues, onSubmit = vi.fn(), initial = values) {
  const others = {
    formId: 'form',
    failure: null,
    isSaving: false,
    onFaults: vi.fn(),
    onTyped: vi.fn(),
    onSubmit,
  };
  return <FormFields {...others} resource={resource} start={values} initial={initial} />;
}

/** The first of the two passes in which a form is drawn: the second follows in the browser alone. */
function firstPass(values = EMPTY): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(formOf(events, values));
  return page;
}

test('a form draws its first field before the others, of which only the places are there', () => {
  const page = firstPass();
  expect(page.querySelectorAll('input, textarea')).toHaveLength(1);
  expect(page.querySelector(`#events_${first?.name}`)).not.toBeNull();
  const shown = others.filter((field) => !('of' in field) && field.shownWhen === undefined);
  expect(shown).not.toEqual([]);
  for (const { label } of shown) expect(page.textContent).toContain(label);
});

test('what is shown only with something else has no place while that is empty', () => {
  const description = others.find((field) => field.kind === 'alt');
  if (description?.kind !== 'alt') throw new Error('No field describes a picture');
  expect(firstPass().textContent).not.toContain(description.label);
  const pictured = firstPass({ ...EMPTY, [description.of]: '/kapak.webp' });
  expect(pictured.textContent).toContain(description.label);
});

/** Draws a form in the page until the test ends. */
function drawn(form: ReactElement): HTMLElement {
  // React is to draw in its own time, as in a browser; files before this one may have told it to wait for the test.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // Ant Design asks for the window's width, and listens in the old way.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }));
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

test('a form begins with the cursor in its first field', async () => {
  drawn(formOf(events, EMPTY));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('events_title'), {
    timeout: BUSY_MACHINE_MS,
  });
});

test('a restored draft begins in the first field that it changes', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const resource = { ...events, fields: events.fields.slice(0, 2) };
  drawn(formOf(resource, { ...EMPTY, location: 'Bahçe' }, vi.fn(), EMPTY));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('events_location'), {
    timeout: BUSY_MACHINE_MS,
  });
});

test('a form that is sent before it is drawn to its end is judged by all of its fields', async () => {
  const onSubmit = vi.fn();
  const place = { name: 'location', kind: 'text', label: 'Yer', required: 'Yer gerekli' } as const;
  const resource = { ...events, fields: [...events.fields.slice(0, 1), place] };
  const values = { ...EMPTY, title: 'Buluşma' };
  const page = drawn(formOf(resource, values, onSubmit));
  expect(page.querySelectorAll('input')).toHaveLength(1);
  page.querySelector('form')?.requestSubmit();
  await vi.waitFor(
    () => {
      expect(page.textContent).toContain(place.required);
    },
    { timeout: BUSY_MACHINE_MS },
  );
  expect(onSubmit).not.toHaveBeenCalled();
});
