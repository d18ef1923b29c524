import { useNotification } from '@refinedev/core';
import { Button, Modal, QRCode } from 'antd';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { slugify } from '../../../src/lib/text/slug';
import { qrCodeTexts } from '../../i18n/lists';
import { qrCodeSvg, svgToPng } from './qr-code-file';
import styles from './qr-code.module.css';
import { downloadFile } from '../../lib/download-file';

const SHOWN_PX = 240;
const MAX_NAME = 80;

interface QrCodeDialogProps {
  readonly title: string;
  readonly address: string;
  readonly onClosed: () => void;
}

/**
 * A row's address as a QR code for print, black on white in every theme, because cameras and printers need
 * it.
 */
export function QrCodeDialog({ title, address, onClosed }: QrCodeDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const code = useRef<HTMLDivElement>(null);
  const { open: notify } = useNotification();
  const url = new URL(address, window.location.origin).href;
  const name = slugify(qrCodeTexts.fileName(title), { max: MAX_NAME, fallback: 'karekod' });

  async function save(format: 'png' | 'svg'): Promise<void> {
    const shown = code.current?.querySelector('svg');
    if (!shown) return;
    try {
      const drawing = qrCodeSvg(shown);
      const file =
        format === 'png' ? await svgToPng(drawing) : new Blob([drawing], { type: 'image/svg+xml' });
      downloadFile(file, `${name}.${format}`);
    } catch (error) {
      notify?.({ type: 'error', message: qrCodeTexts.failed(errorMessage(error)) });
    }
  }

  return (
    <Modal
      open={isOpen}
      centered
      title={qrCodeTexts.title}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={[
        <Button key="svg" onClick={() => void save('svg')}>
          {qrCodeTexts.saveSvg}
        </Button>,
        <Button key="png" type="primary" onClick={() => void save('png')}>
          {qrCodeTexts.savePng}
        </Button>,
      ]}
    >
      <div className={styles.code}>
        <div ref={code}>
          <QRCode
            type="svg"
            value={url}
            size={SHOWN_PX}
            color="black"
            bgColor="white"
            aria-label={qrCodeTexts.codeOf(title)}
          />
        </div>
        <p className={styles.title}>{title}</p>
        <p className={styles.address}>{url}</p>
        <p>{qrCodeTexts.hint}</p>
        <p>{qrCodeTexts.choice}</p>
      </div>
    </Modal>
  );
}
