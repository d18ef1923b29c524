import { EyeOutlined } from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { previewViews } from '../../../src/lib/preview';
import { previewTexts } from '../../i18n/forms';
import type { ResourceDefinition } from '../../schema/types';
import type { PreviewPaneProps } from './preview-pane';

const PreviewPane = lazy(async () => {
  const { PreviewPane } = await import('./preview-pane');
  return { default: PreviewPane };
});

interface PreviewSwitchProps {
  readonly resource: ResourceDefinition;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** Toggles the preview of a form. Renders nothing for a resource without previews. */
export function PreviewSwitch({ resource, isOpen, onToggle }: PreviewSwitchProps) {
  if (previewViews(resource.table).length === 0) return null;
  return (
    <Button icon={<EyeOutlined aria-hidden />} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      {isOpen ? previewTexts.close : previewTexts.open}
    </Button>
  );
}

/** Must be rendered inside the form whose values it shows. Its code loads when it is first opened. */
export function Preview(props: PreviewPaneProps) {
  return (
    <Suspense fallback={<Spin aria-label={previewTexts.loading} />}>
      <PreviewPane {...props} />
    </Suspense>
  );
}
