import { isSafeImageUrl } from '../../../src/lib/paths/links';
import { splitFocus } from '../../../src/lib/media/focus';
import type { PictureShape } from '../../../src/lib/media/picture-shapes';
import type { Requirable } from '../../schema/types';
import type { CellProps, FieldKind } from '../field-kind';
import { textOrEmpty } from '../typed-text';
import styles from './image.module.css';
import { requiredRule } from '../../lib/form-values';

export interface ImageOptions extends Requirable {
  /** The folder inside the resource's folder in the media bucket. Default: the resource's folder. */
  readonly subfolder?: string;
  /** Width divided by height of its place on the site. Pictures of another ratio can be cropped. */
  readonly ratio?: number;
  /** The places of the site that show a part of it. A point that stays in sight can be chosen then. */
  readonly shapes?: readonly PictureShape[];
  /** A new file may replace an old one of the same name. The bucket's policy must allow it. */
  readonly overwrite?: true;
  /** The gallery whose first picture the site shows while there is none here. */
  readonly standIn?: string;
  /** A refused upload names the storage first (specification, section 8: only the cover of announcements). */
  readonly namesStorage?: true;
}

/** The alternative text is empty, because the row's title stands beside the picture. */
function ImageCell({ value }: CellProps<'image'>) {
  const address = typeof value === 'string' && isSafeImageUrl(value) ? value : null;
  return (
    <span className={styles.thumbnail}>
      {address !== null && <img src={splitFocus(address).address} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}

export const imageKind: FieldKind<'image'> = {
  columnTypes: ['text'],
  Cell: ImageCell,
  explainsItself: true,
  comparedAs: 'pictures',
  rules: requiredRule,
  toForm: textOrEmpty,
  toRow: (value) => value || null,
  toText: textOrEmpty,
  files: (value) => [splitFocus(textOrEmpty(value)).address].filter(Boolean),
  refersTo: { standIn: ['gallery'] },
};
