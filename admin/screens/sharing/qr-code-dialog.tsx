import { useNotification } from '@refinedev/core';
import { QRCode } from 'antd';
import { useRef } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { slugify } from '../../../src/lib/text/slug';
import { qrCodeTexts } from '../../i18n/lists';
import styles from './qr-code.module.css';
import { Dialog } from '../../lib/dialog';
import { downloadFile } from '../../lib/browser/download-file';

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
  const code = useRef<HTMLDivElement>(null);
  const { open: notify } = useNotification();
  const url = new URL(address, window.location.origin).href;
  const name = slugify(qrCodeTexts.fileName(title), { max: MAX_NAME, fallback: 'karekod' });

  /** The dialog stays open, because both formats may be wanted. */
  async function save(format: 'png' | 'svg'): Promise<false> {
    const shown = code.current?.querySelector('svg');
    if (!shown) return false;
    const drawing = qrCodeSvg(shown);
    const svg = new Blob([drawing], { type: 'image/svg+xml' });
    try {
      downloadFile(format === 'png' ? await svgToPng(drawing) : svg, `${name}.${format}`);
    } catch (error) {
      notify?.({ type: 'error', message: qrCodeTexts.failed(errorMessage(error)) });
    }
    return false;
  }

  return (
    <Dialog
      maskClosable
      title={qrCodeTexts.title}
      okText={qrCodeTexts.savePng}
      onRun={() => save('png')}
      cancelText={qrCodeTexts.saveSvg}
      cancelButtonProps={{ onClick: () => void save('svg') }}
      onClosed={onClosed}
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
    </Dialog>
  );
}

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const EDGE = 4;
/** Ten centimetres at 300 dpi. */
const SIDE_PX = 1200;

/** Returns a rendered code as an SVG document with a quiet zone. */
function qrCodeSvg(code: SVGSVGElement): string {
  const side = code.viewBox.baseVal.width + 2 * EDGE;
  const size = `width="${SIDE_PX}" height="${SIDE_PX}" viewBox="${-EDGE} ${-EDGE} ${side} ${side}"`;
  const paper = `<rect x="${-EDGE}" y="${-EDGE}" width="${side}" height="${side}" fill="white"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paper}${code.innerHTML}</svg>`;
}

/** Returns an SVG document as PNG. Throws where the browser cannot draw it. */
async function svgToPng(drawing: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(SIDE_PX, SIDE_PX);
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE_PX, SIDE_PX);
  return canvas.convertToBlob();
}
