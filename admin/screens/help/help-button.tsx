import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import type { May } from '../../data/access';
import { helpTexts } from '../../i18n/help';
import { fieldsOfKind } from '../../schema/derive';
import type { ResourceDefinition } from '../../schema/types';
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
  /** Whether the word stands beside the sign. Default: where the button is in no corner. */
  readonly hasWord?: boolean;
  /** Beside the × of a dialog. It stands last in the markup, so that a form begins with its first field. */
  readonly isInCorner?: boolean;
  /** Follows the sentences. `close` closes the help. */
  readonly children?: (close: () => void) => ReactNode;
}

/** Opens what a screen is for, in a drawer over it. */
export function HelpButton(props: HelpButtonProps) {
  const { help, isInCorner = false, hasWord = !isInCorner, children } = props;
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

export type HelpPictureName = keyof typeof helpTexts.pictures;

type Look = 'text' | 'field' | 'main' | 'button' | 'picture';
/** A rectangle with its left and upper edge, and how round its corners are. */
type Shape = readonly [Look, left: number, top: number, width: number, height: number, round?: number];

/** Four lines, one below the other. */
function lines(first: number, step: number, line: (top: number, index: number) => Shape[]): Shape[] {
  return [0, 1, 2, 3].flatMap((index) => line(first + index * step, index));
}

/** A row of a list after its mark: a line of text and a button. */
const row = (top: number): Shape[] => [
  ['text', 52, top + 4, 120, 8],
  ['button', 254, top, 42, 16],
];

/** Simple drawings of the kinds of screens. They show where things stand, so that no change of a screen makes them wrong. */
const DRAWINGS: Record<HelpPictureName, readonly Shape[]> = {
  list: [
    ['field', 24, 18, 180, 22],
    ['main', 232, 18, 64, 22],
    ...lines(58, 28, (top) => [['picture', 24, top - 2, 20, 20], ...row(top)]),
  ],
  form: [
    ['field', 24, 18, 176, 22],
    ['field', 24, 50, 176, 22],
    ['field', 24, 82, 176, 52],
    ['picture', 216, 18, 80, 54],
    ['field', 216, 82, 80, 22],
    ['button', 166, 146, 58, 22],
    ['main', 232, 146, 64, 22],
  ],
  overview: [
    ['text', 24, 22, 90, 12],
    ['main', 232, 18, 64, 22],
    ['field', 24, 54, 156, 112],
    ['field', 192, 54, 104, 112],
    ...lines(68, 24, (top): Shape[] => [
      ['text', 36, top, 112, 8],
      ['text', 204, top, 72, 8],
    ]),
  ],
  people: lines(22, 38, (top) => [['picture', 22, top - 4, 24, 24, 12], ...row(top)]),
  versions: lines(22, 38, (top, index) => [
    [index === 0 ? 'main' : 'picture', 25, top - 1, 18, 18, 9],
    ...row(top),
  ]),
  table: lines(30, 30, (top): Shape[] => [
    ['field', 24, top, 36, 30],
    ['field', 60, top, 36, 30],
    ['field', 96, top, 36, 30],
    ['picture', 196, top + 5, 20, 20],
    ['text', 226, top + 11, 70, 8],
  ]),
};

/** What joins the shapes: the course of the versions, the way from the table. They stand behind the shapes. */
const PATHS: Partial<Record<HelpPictureName, ReactNode>> = {
  versions: <path className={styles.line} d="M34 30V144" />,
  table: <path className={styles.line} d="M146 90H180M170 80L180 90L170 100" />,
};

/** The drawing of a kind of screen, with what it shows below it. */
function HelpPicture({ name }: { readonly name: HelpPictureName }) {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 320 184" aria-hidden>
        {PATHS[name]}
        {DRAWINGS[name].map(([look, x, y, width, height, rx], index) => (
          <rect key={index} className={styles[look]} {...{ x, y, width, height, rx }} />
        ))}
      </svg>
      <figcaption>{helpTexts.pictures[name]}</figcaption>
    </figure>
  );
}
