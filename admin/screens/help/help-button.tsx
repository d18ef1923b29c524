import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import type { May } from '../../data/rights';
import { helpTexts } from '../../i18n/help';
import { fieldsOfKind } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';
import { HelpPicture, type HelpPictureName } from './help-picture';
import styles from './help.module.css';

/** What is said about a screen: three to six sentences and a drawing. */
export interface Help {
  /** The screen's own title. */
  readonly title: string;
  readonly sentences: readonly string[];
  readonly picture: HelpPictureName;
}

/** The help of a resource's list. */
export function listHelp({ labels, help }: ResourceDefinition): Help {
  return { title: labels.many, sentences: [...help, helpTexts.list], picture: 'list' };
}

/** The help of a resource's form, for somebody who may publish or may not. */
export function formHelp(resource: ResourceDefinition, may: May): Help {
  const { table, labels, help } = resource;
  const hasDrafts = fieldsOfKind(resource, 'publish').length > 0;
  const withDrafts = may('publish', table) ? helpTexts.formWithPublish : helpTexts.formOfWriter;
  return {
    title: labels.one,
    sentences: [...help, hasDrafts ? withDrafts : helpTexts.form],
    picture: 'form',
  };
}

interface HelpButtonProps {
  readonly help: Help;
  /** Whether the word stands beside the sign. Default: true. */
  readonly hasWord?: boolean;
  /** Beside the × of a dialog. It stands last in the markup, so that a form begins with its first field. */
  readonly isInCorner?: boolean;
  /** Follows the sentences. `close` closes the help. */
  readonly children?: (close: () => void) => ReactNode;
}

/** Opens what a screen is for, in a drawer over it. */
export function HelpButton({ help, hasWord = true, isInCorner = false, children }: HelpButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        type="text"
        className={isInCorner ? styles.corner : undefined}
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={helpTexts.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {hasWord && helpTexts.open}
      </Button>
      <Drawer
        open={isOpen}
        width="min(100%, 28rem)"
        title={helpTexts.title(help.title)}
        destroyOnHidden
        onClose={close}
      >
        <div className={styles.help}>
          <HelpPicture name={help.picture} />
          {help.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {children?.(close)}
        </div>
      </Drawer>
    </>
  );
}
