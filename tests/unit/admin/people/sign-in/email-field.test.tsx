// @vitest-environment jsdom
import { Form, type FormInstance } from 'antd';
import { expect, test } from 'vitest';
import { EmailField, PasswordField } from '../../../../../admin/people/sign-in/person-fields';
import { show } from '../../support/show';

const PASTED = '\u202aayse@der\u00adnek.example\u200b';

test.each([
  ['email', 'ayse@dernek.example'],
  ['password', PASTED],
])('what is pasted into the field %s arrives as %j', async (name, value) => {
  let form: FormInstance | undefined;
  function Fields() {
    [form] = Form.useForm();
    return (
      <Form form={form}>
        <EmailField />
        <PasswordField />
      </Form>
    );
  }
  const { type } = await show(<Fields />);
  await type(`#${name}`, PASTED);
  expect(form?.getFieldValue(name)).toBe(value);
});
