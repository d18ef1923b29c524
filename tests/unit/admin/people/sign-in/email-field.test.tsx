// @vitest-environment jsdom
import { Form, type FormInstance } from 'antd';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EmailField, PasswordField } from '../../../../../admin/people/sign-in/person-fields';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const listeners = { addListener: vi.fn(), removeListener: vi.fn() };
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, ...listeners })));
afterEach(() => vi.unstubAllGlobals());

const PASTED = '\u202aayse@der\u00adnek.example\u200b';

test.each([
  ['email', 'ayse@dernek.example'],
  ['password', PASTED],
])('what is pasted into the field %s arrives as %j', async (name, value) => {
  let form: FormInstance | undefined;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  function Fields() {
    [form] = Form.useForm();
    return (
      <Form form={form}>
        <EmailField />
        <PasswordField />
      </Form>
    );
  }
  await act(() => {
    root.render(<Fields />);
    return Promise.resolve();
  });
  const input = document.querySelector(`#${name}`);
  await act(() => {
    // React hears of a value that its own setter did not set.
    Reflect.set(HTMLInputElement.prototype, 'value', PASTED, input);
    return Promise.resolve(input?.dispatchEvent(new Event('input', { bubbles: true })));
  });
  expect(form?.getFieldValue(name)).toBe(value);
  act(() => {
    root.unmount();
  });
});
