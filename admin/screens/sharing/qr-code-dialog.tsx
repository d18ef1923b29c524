import { useNotification } from '@refinedev/core';
import { Button, Modal, QRCode } from 'antd';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { slugify } from '../../../src/lib/text/slug';
import { qrCodeTexts } from '../../i18n/lists';
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

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const EDGE = 4;
/** Ten centimetres at 300 dpi. */
const SIDE_PX = 1200;
const SVG = 'http://www.w3.org/2000/svg';

/** Returns a rendered code as an SVG document with a quiet zone. */
export function qrCodeSvg(code: SVGSVGElement): string {
  const side = code.viewBox.baseVal.width + 2 * EDGE;
  const drawing = document.createElementNS(SVG, 'svg');
  const place = { x: -EDGE, y: -EDGE, width: side, height: side };
  setAll(drawing, { viewBox: Object.values(place).join(' '), width: SIDE_PX, height: SIDE_PX });
  const paper = document.createElementNS(SVG, 'rect');
  setAll(paper, { ...place, fill: 'white' });
  drawing.append(paper, ...Array.from(code.children, (child) => child.cloneNode(true)));
  return new XMLSerializer().serializeToString(drawing);
}

/** Returns an SVG document as PNG. Throws where the browser cannot draw it. */
export async function svgToPng(drawing: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE_PX, height: SIDE_PX });
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE_PX, SIDE_PX);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The QR code could not be drawn'));
    }, 'image/png');
  });
}

function setAll(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
