import { Spin } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { paths } from '../../../src/lib/paths/paths';
import { PREVIEW_READY } from '../../../src/lib/preview';
import { previewTexts } from '../../i18n/preview';
import styles from './preview.module.css';

/** A common phone, and a desk's window. */
const WIDTHS_PX = { phone: 390, desk: 1280 };

/** Long enough not to paint every letter, short enough to feel live. */
const PAUSE_MS = 150;

interface PreviewFrameProps {
  readonly table: string;
  readonly view: string | undefined;
  readonly row: Readonly<Record<string, unknown>>;
  readonly device: keyof typeof WIDTHS_PX;
}

/** The site's previewing page in a frame as wide as the device, made to fit; it is sent the row whenever that changes. */
export function PreviewFrame({ table, view, row, device }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the framed page has asked for a row: again after it was reloaded. */
  const [asked, setAsked] = useState(0);
  const { box, scale, height } = useFittingScale(WIDTHS_PX[device]);

  useEffect(() => {
    function listen({ source, origin, data }: MessageEvent<unknown>): void {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isOurs && data === PREVIEW_READY) setAsked((times) => times + 1);
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (asked === 0) return undefined;
    const timer = setTimeout(() => {
      frame.current?.contentWindow?.postMessage({ table, view, row }, window.location.origin);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked, table, view, row]);

  return (
    <div ref={box} className={styles.box}>
      {asked === 0 && <Spin className={styles.waiting} aria-label={previewTexts.loading} />}
      <iframe
        ref={frame}
        className={styles.frame}
        title={previewTexts.title}
        src={paths.preview}
        hidden={asked === 0}
        style={{ width: WIDTHS_PX[device], height: height / scale, scale: String(scale) }}
      />
    </div>
  );
}

interface FittingScale<Box> {
  readonly box: RefObject<Box | null>;
  /** How much smaller what is `widthPx` wide must be to fit into the box; never larger than it is. */
  readonly scale: number;
  /** The height of the box in pixels. */
  readonly height: number;
}

/** Takes a width in pixels; gives the scale at which it fits into the box, now and whenever the box changes. */
function useFittingScale(widthPx: number): FittingScale<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: widthPx, height: 0 });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { box, scale: Math.min(1, size.width / widthPx), height: size.height };
}
