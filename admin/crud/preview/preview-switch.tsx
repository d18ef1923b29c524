import { EyeOutlined } from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { previewViews } from '../../../src/lib/preview';
import { previewTexts } from '../../i18n/preview';
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

/** Opens and closes the preview of a form; nothing for a resource whose rows have none. */
export function PreviewSwitch({ resource, isOpen, onToggle }: PreviewSwitchProps) {
  if (previewViews(resource.table).length === 0) return null;
  return (
    <Button icon={<EyeOutlined aria-hidden />} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      {isOpen ? previewTexts.close : previewTexts.open}
    </Button>
  );
}

/** Stands inside the form whose values it shows; its code comes when it is first opened. */
export function Preview(props: PreviewPaneProps) {
  return (
    <Suspense fallback={<Spin aria-label={previewTexts.loading} />}>
      <PreviewPane {...props} />
    </Suspense>
  );
}
