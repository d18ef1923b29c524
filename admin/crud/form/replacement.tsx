import { Modal } from 'antd';
import { fillWords } from '../../fields/form-codec';
import type { Replacing } from './use-replace-step';
import { fieldTexts } from '../../i18n/fields';
import { texts } from '../../i18n/texts';
import type { ResourceDefinition } from '../../schema/types';

interface FormReplacementProps {
  readonly resource: ResourceDefinition;
  readonly replacing: Replacing | null;
}

/** The question before a save takes another row's place, in the declaration's words. */
export function FormReplacement({ resource, replacing }: FormReplacementProps) {
  if (!replacing || !resource.replaces) return null;
  const { other, decide } = replacing;
  return (
    <Modal
      open
      centered
      maskClosable={false}
      title={fillWords(resource, resource.replaces.question, other)}
      okText={fieldTexts.replace}
      onOk={() => decide(true)}
      cancelText={texts.form.cancel}
      onCancel={() => decide(false)}
    >
      <p>{fieldTexts.replaceHelp}</p>
    </Modal>
  );
}
