// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { toForm } from '../../../admin/fields/form-codec';
import { events } from '../../../admin/resources/events';
import { FormFields } from '../../../admin/screens/form-fields';

const [first, ...others] = events.fields;
const EMPTY = toForm(events, undefined);

/** The first of the two passes in which a form is drawn: the second follows in the browser alone. */
function firstPass(values = EMPTY): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <FormFields
      formId="form"
      resource={events}
      start={values}
      initial={values}
      failure={null}
      isSaving={false}
      onTyped={vi.fn()}
      onSubmit={vi.fn()}
    />,
  );
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
