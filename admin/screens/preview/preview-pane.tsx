import { useOne } from '@refinedev/core';
import { Drawer, Form, Radio, Spin } from 'antd';
import { useMemo, useEffect, useRef, useState } from 'react';
import { previewViews, PREVIEW_READY, type PreviewView } from '../../../src/lib/preview';
import { toRow } from '../../fields/form-codec';
import { askedSlug } from '../../fields/slug/slug-kind';
import type { FormValues } from '../../lib/form-values';
import { useGuide } from '../../lib/browser/own-choices';
import { useMediaQuery } from '../../lib/browser/use-media-query';
import { previewTexts } from '../../i18n/forms';
import { fieldsOfKind } from '../../schema/derive';
import type { Row, ResourceDefinition } from '../../schema/types';
import styles from './preview.module.css';
import { paths } from '../../../src/lib/paths/paths';

/** Above this width the form and the preview fit side by side. */
const WIDE = '(min-width: 1200px)';
/** Above this width both screens fit beside the form. */
const WIDEST = '(min-width: 1400px)';

const KEPT_COLUMNS = 'id,created_at,updated_at';

interface PreviewPaneProps {
  readonly resource: ResourceDefinition;
  readonly id: number | null;
  readonly onClose: () => void;
}

/** The form's values as visitors will see them, beside the form where there is room and over it otherwise. */
export function PreviewPane({ onClose, ...props }: PreviewPaneProps) {
  const isWide = useMediaQuery(WIDE);
  const { tick } = useGuide();
  useEffect(() => tick('preview'), [tick]);
  if (isWide) {
    return (
      <section
        className={styles.beside}
        data-views={previewViews(props.resource.table).length}
        aria-label={previewTexts.title}
      >
        <Previewed {...props} />
      </section>
    );
  }
  return (
    <Drawer open width="100%" title={previewTexts.title} onClose={onClose}>
      <Previewed {...props} />
    </Drawer>
  );
}

function Previewed({ resource, id }: Omit<PreviewPaneProps, 'onClose'>) {
  const row = useUnsavedRow(resource, id);
  const isWidest = useMediaQuery(WIDEST);
  return <RowPreview table={resource.table} row={row} note={previewTexts.note} hasBoth={isWidest} />;
}

/**
 * The row that saving the surrounding form would write, updated on every change. Fields that have not mounted
 * yet are missing. A null `id` is a new row.
 */
function useUnsavedRow(resource: ResourceDefinition, id: number | null): Readonly<Record<string, unknown>> {
  const values = Form.useWatch((all: FormValues | undefined) => all);
  const stored = useOne<Row>({
    resource: resource.table,
    id: id ?? '',
    meta: { select: KEPT_COLUMNS },
    queryOptions: { enabled: id !== null },
    errorNotification: false,
  }).query.data?.data;

  return useMemo(() => {
    if (values === undefined) return { ...stored };
    const shown = resource.fields.filter(({ name }) => name in values);
    const slugs = fieldsOfKind({ ...resource, fields: shown }, 'slug');
    return {
      ...stored,
      ...toRow({ ...resource, fields: shown }, values),
      ...Object.fromEntries(slugs.map((field) => [field.name, askedSlug(field, values)])),
    };
  }, [resource, stored, values]);
}

const WIDTHS_PX = { phone: 390, desk: 1280 };
const DEVICES = ['phone', 'desk'] as const;
type Device = (typeof DEVICES)[number];

/** In milliseconds: long enough not to render every letter, short enough to feel live. */
const PAUSE_MS = 150;

interface RowPreviewProps {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly note: string;
  /** The view to begin with, where the table has it. */
  readonly first?: PreviewView;
  /** Telephone and desk side by side; otherwise one of them is chosen. */
  readonly hasBoth?: boolean;
}

/** Nothing where the site shows no row of the table by itself. */
export function RowPreview({ table, row, note, first, hasBoth = false }: RowPreviewProps) {
  const views = previewViews(table);
  const [view, setView] = useState(views.find((known) => known === first) ?? views[0]);
  const [device, setDevice] = useState<Device>('phone');
  if (view === undefined) return null;

  return (
    <div className={styles.pane}>
      <div className={styles.controls}>
        {views.length > 1 && (
          <div role="radiogroup" aria-label={previewTexts.what}>
            <Radio.Group
              optionType="button"
              options={views.map((value) => ({ value, label: previewTexts.views[value] }))}
              value={view}
              onChange={({ target }) => setView(target.value as PreviewView)}
            />
          </div>
        )}
        {!hasBoth && (
          <div role="radiogroup" aria-label={previewTexts.device}>
            <Radio.Group
              optionType="button"
              options={DEVICES.map((value) => ({ value, label: previewTexts.devices[value] }))}
              value={device}
              onChange={({ target }) => setDevice(target.value as Device)}
            />
          </div>
        )}
      </div>
      <div className={styles.devices}>
        {DEVICES.filter((one) => hasBoth || one === device).map((one) => (
          <figure key={one} className={styles.device} data-device={one}>
            {hasBoth && <figcaption>{previewTexts.devices[one]}</figcaption>}
            <PreviewFrame
              {...{ table, view, row, device: one }}
              title={hasBoth ? previewTexts.titles[one] : previewTexts.title}
            />
          </figure>
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

interface PreviewFrameProps extends Pick<RowPreviewProps, 'table' | 'row'> {
  readonly view: PreviewView;
  readonly device: Device;
  readonly title: string;
}

/**
 * The site's preview page in a frame as wide as the device, scaled to fit. It receives the row whenever the
 * row changes.
 */
function PreviewFrame({ table, view, row, device, title }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the framed page has asked for a row. It asks again after a reload. */
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
      {asked === 0 && (
        <div className={styles.waiting} role="status" aria-label={previewTexts.loading}>
          <Spin />
        </div>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        src={paths.preview}
        hidden={asked === 0}
        style={{ width: WIDTHS_PX[device], height: height / scale, scale: String(scale) }}
      />
    </div>
  );
}

/** Returns the scale, at most 1, at which a width in pixels fits into the box, updated when the box resizes. */
function useFittingScale(widthPx: number) {
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
