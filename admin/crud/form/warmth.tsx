import { Form, Input, Modal } from 'antd';
import { memo } from 'react';

/**
 * Drawn where nobody sees it, before a form is wanted: Ant Design makes a component's styles when it is drawn for the first time,
 * and those of a form's grid take longer than all its fields.
 */
export const FormWarmth = memo(function FormWarmth() {
  return (
    <div hidden inert>
      <Form component={false} layout="vertical">
        <Form.Item name="warmth" label="." extra=".">
          <Input.TextArea />
        </Form.Item>
      </Form>
      <Modal open={false} />
    </div>
  );
});
