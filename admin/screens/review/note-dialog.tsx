import { Form, Input } from 'antd';
import { errorMessage } from '../../../src/lib/error-message';
import { reviewTexts } from '../../i18n/reviews';
import { Dialog } from '../../lib/dialog';

/** As many characters as `private.reviews` takes. */
const MAX_NOTE = 1000;

export interface NoteDialogProps {
  readonly title: string;
  readonly help: readonly string[];
  readonly label: string;
  /** The sentence for an empty note; absent where it may be empty. */
  readonly required?: string;
  readonly okText: string;
  readonly onSend: (note: string) => Promise<void>;
  readonly onClosed: () => void;
}

/** Asks for a note, sends it, and stays open with the reason and what was typed where that fails. */
export function NoteDialog({ title, help, label, required, okText, onSend, onClosed }: NoteDialogProps) {
  const [form] = Form.useForm<{ note: string }>();

  async function send(): Promise<boolean> {
    try {
      await form.validateFields();
    } catch {
      form.focusField('note');
      return false;
    }
    try {
      await onSend(form.getFieldValue('note') as string);
      return true;
    } catch (error) {
      form.setFields([{ name: 'note', errors: [reviewTexts.askFailed(errorMessage(error))] }]);
      return false;
    }
  }

  return (
    <Dialog
      title={title}
      okText={okText}
      afterOpenChange={(isOpen) => isOpen && form.focusField('note')}
      onRun={send}
      onClosed={onClosed}
    >
      {help.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Form form={form} layout="vertical" requiredMark={false}>
        <Form.Item
          name="note"
          label={label}
          initialValue=""
          rules={required === undefined ? [] : [{ required: true, whitespace: true, message: required }]}
          validateTrigger={[]}
        >
          <Input.TextArea maxLength={MAX_NOTE} autoSize={{ minRows: 4, maxRows: 12 }} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
