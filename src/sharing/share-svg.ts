import { SHARE_PICTURE } from '../lib/paths/share-picture-paths';
import { breakLines, linePath, type TypesetLines } from './typeset';
import type { ShareCaption } from './share-captions';
import { COLOURS, DATE, MARGIN, SITE, TITLE, VEIL } from './share-design';

const { widthPx: WIDTH, heightPx: HEIGHT } = SHARE_PICTURE;
const COLUMN = WIDTH - 2 * MARGIN;
const FOOT = HEIGHT - MARGIN;

/** Returns the overlay as an SVG of the picture's size: the veil, then the text. */
export function shareOverlay({ title, date }: ShareCaption, footLine: string): string {
  const { size, lines } = setTitle(title);
  const lineHeight = size * TITLE.lineHeight;
  const titleBaseline = FOOT - SITE.title - (lines.length - 1) * lineHeight;
  const dateBaseline = titleBaseline - size - DATE.rise;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    veil(date === null ? titleBaseline - size : dateBaseline - DATE.size),
    `<g fill="${COLOURS.small}">`,
    date === null ? '' : linePath(date, 'regular', DATE.size, MARGIN, dateBaseline),
    `<rect x="${MARGIN}" y="${FOOT - SITE.rule}" width="${COLUMN}" height="1" opacity="0.5"/>`,
    linePath(footLine, 'regular', SITE.size, MARGIN, FOOT),
    `</g><g fill="${COLOURS.title}">`,
    ...lines.map((line, index) => linePath(line, 'medium', size, MARGIN, titleBaseline + index * lineHeight)),
    '</g></svg>',
  ].join('');
}

/** A gradient that is dark enough for letters from `textTop` on. */
function veil(textTop: number): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${COLOURS.veil}" stop-opacity="${opacity}"/>`;
  const top = textTop - VEIL.height;
  return [
    `<linearGradient id="veil" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${HEIGHT}">`,
    stop(0, 0),
    stop(VEIL.height / (HEIGHT - top), VEIL.depth),
    stop(1, VEIL.depthAtFoot),
    `</linearGradient><rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="url(#veil)"/>`,
  ].join('');
}

/** Sets a title in the large size if it fits, else in the small one. */
function setTitle(title: string): TypesetLines & { size: number } {
  const set = (size: number, maxLines: number) => ({
    size,
    ...breakLines(title, { weight: 'medium', size, width: COLUMN, maxLines }),
  });
  const large = set(TITLE.large, TITLE.maxLines - 1);
  return large.isCut ? set(TITLE.small, TITLE.maxLines) : large;
}
