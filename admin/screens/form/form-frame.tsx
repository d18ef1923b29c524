import { Modal } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useRights } from '../../data/access';
import { texts } from '../../i18n/texts';
import type { ResourceDefinition } from '../../schema/types';
import { formHelp, HelpButton } from '../help/help-button';
import styles from './resource-form.module.css';

interface FormFrameProps {
  readonly resource: ResourceDefinition;
  readonly isNew: boolean;
  /** Default: what is done in the form. */
  readonly title?: string;
  /** While true, nothing closes the dialog. */
  readonly isLocked?: boolean;
  readonly onClose: () => void;
  /** Fixed below the scrolling part and above a phone's keyboard. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Holds a form: a dialog over the list, or the page of a singleton. */
export function FormFrame(props: FormFrameProps) {
  const { resource, isNew, isLocked = false, onClose, footer, children } = props;
  const { labels, isSingleton } = resource;
  const may = useRights();
  const keyboardHeight = useKeyboardHeight();
  if (isSingleton) {
    return (
      <section className={styles.page} aria-labelledby="form-title">
        <h1 id="form-title">{labels.one}</h1>
        {children}
        {footer && (
          <footer className={styles.foot}>
            <span hidden ref={tellHeight} />
            {footer}
          </footer>
        )}
      </section>
    );
  }
  return (
    <Modal
      open
      className={styles.dialog}
      width="100%"
      // No animation: it would delay the first key press.
      transitionName=""
      maskTransitionName=""
      styles={{ footer: { insetBlockEnd: keyboardHeight } }}
      title={props.title ?? (isNew ? texts.list.create(labels.one) : texts.form.editTitle(labels.object))}
      maskClosable={false}
      closable={!isLocked}
      keyboard={!isLocked}
      onCancel={onClose}
      footer={
        <>
          <span hidden ref={tellHeight} />
          {footer}
        </>
      }
    >
      {children}
      <HelpButton help={formHelp(resource, may)} isInCorner />
    </Modal>
  );
}

const FOOT = '--foot';

/** A ref in the foot, of which Ant Design renders a dialog's: it tells the notices how high the buttons are, above which they stand. */
function tellHeight(inside: HTMLElement | null): (() => void) | undefined {
  const foot = inside?.parentElement;
  if (!foot) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(FOOT, `${foot.offsetHeight}px`));
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.removeProperty(FOOT);
  };
}

/**
 * How many pixels at the lower edge a phone's keyboard covers; 0 where the keyboard resizes the window or is
 * hardware. It is measured only on changes: an opening dialog moves the focus and so closes the keyboard, and
 * measuring at that moment would force a layout.
 */
function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    for (const event of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(event, () => setHeight(measure()), {
        signal: controller.signal,
      });
    return () => controller.abort();
  }, []);
  return height;
}

/** Pinch zoom also shrinks the visual viewport but covers nothing. */
function measure(): number {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}
