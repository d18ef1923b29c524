import { Radio } from 'antd';
import { useState } from 'react';
import { previewViews, type PreviewView } from '../../../src/lib/preview';
import { previewTexts } from '../../i18n/forms';
import { PreviewFrame } from './preview-frame';
import styles from './preview.module.css';

const DEVICES = ['phone', 'desk'] as const;

interface RowPreviewProps {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly note: string;
}

/** A row as visitors will see it: the choice of view and device, and the frame. */
export function RowPreview({ table, row, note }: RowPreviewProps) {
  const views = previewViews(table);
  const [view, setView] = useState<PreviewView | undefined>(views[0]);
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('phone');

  return (
    <div className={styles.pane}>
      <div className={styles.controls}>
        {views.length > 1 && (
          <div role="radiogroup" aria-label={previewTexts.what}>
            <Radio.Group
              optionType="button"
              options={views.map((value) => ({ value, label: previewTexts.views[value] }))}
              value={view}
              onChange={(event) => setView(views.find((value) => value === event.target.value))}
            />
          </div>
        )}
        <div role="radiogroup" aria-label={previewTexts.device}>
          <Radio.Group
            optionType="button"
            options={DEVICES.map((value) => ({ value, label: previewTexts.devices[value] }))}
            value={device}
            onChange={(event) => setDevice(DEVICES.find((value) => value === event.target.value) ?? device)}
          />
        </div>
      </div>
      <PreviewFrame table={table} view={view} row={row} device={device} />
      <p className={styles.note}>{note}</p>
    </div>
  );
}
