import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isEmail } from '../../../src/lib/identity/email-address';
import { phoneHref } from '../../../src/lib/paths/links';
import { isWebAddress, webAddress } from '../../../src/lib/paths/web-address';
import { cleanLine } from '../../../src/lib/text/clean';
import { readPhones } from '../phone/read-phones';

interface FoundLink {
  readonly start: number;
  readonly end: number;
  /** Where its word ends, with a suffix or a comma. */
  readonly wordEnd: number;
  readonly href: string;
}

const LEAF = '\ufffc';
/** What stands before an address in its word: brackets, quotes, signs, and a label as in `E-posta:ayse@dernek.org`. */
const OPENING = /^(?:[\p{L}-]+:(?!\/\/)|[^\p{L}\p{N}/@:.])*/u;
/** What no address has as it is typed: the apostrophe of a suffix (gala’dan), closing quotes, an ellipsis. */
const NEVER_WITHIN = /[’‘“”«»"<>…].*$/;
/** Punctuation, signs such as emojis, and the suffix behind a plain apostrophe (gala'ya). An address may end with an underscore. */
const BEHIND = /(?:[.,;:!?*~|`–—\]}'\p{Extended_Pictographic}\ufe0f\u200b]+|'\p{L}{1,7})+$/u;
const MEANT = /^(?:https?:\/\/|www\.)|^[^/?#]+\.(?:com|org|net|edu|gov|info|tr|fr|de|eu)(?:[/?#:]|$)/i;

/** Returns the addresses in a text, in order, without Turkish suffixes and punctuation behind them. */
export function findLinks(text: string): FoundLink[] {
  return Array.from(text.matchAll(/[^\s\ufffc]+/g)).flatMap(({ 0: word, index }): FoundLink[] => {
    const [opening = ''] = OPENING.exec(word) ?? [];
    const start = index + opening.length;
    const rest = word.slice(opening.length).replace(NEVER_WITHIN, '');
    const address = withoutClosing(opening.endsWith('_') ? rest.replace(/_\W*$/, '') : rest);
    const href = MEANT.test(address) || isEmail(address) ? linkAddress(address) : null;
    return href === null ? [] : [{ start, end: start + address.length, wordEnd: index + word.length, href }];
  });
}

export function isLinkOnly(text: string): boolean {
  const [link] = findLinks(text);
  return link?.start === 0 && link.end === text.length;
}

/** A closing bracket belongs to an address that has the opening one. */
function withoutClosing(address: string): string {
  const short = address.replace(BEHIND, '');
  const isUnbalanced = short.endsWith(')') && short.split(')').length > short.split('(').length;
  return isUnbalanced ? withoutClosing(short.slice(0, -1)) : short;
}

/** Links what Tiptap's `autolink` leaves: addresses with a suffix or punctuation, once their word is complete. */
export const Autolink = Extension.create({
  name: 'autolinkInWords',
  addProseMirrorPlugins() {
    const type = this.editor.schema.marks.link;
    return [
      new Plugin({
        appendTransaction: (transactions, before, { doc, tr }) => {
          const isAsked = transactions.every(
            (one) => !one.getMeta('preventAutolink') && !one.getMeta('history$'),
          );
          if (!type || !isAsked || !transactions.some(({ docChanged }) => docChanged)) return null;
          const isPaste = transactions.some((one) => one.getMeta('paste'));
          for (const { newRange } of getChangedRanges(combineTransactionSteps(before.doc, [...transactions])))
            doc.nodesBetween(newRange.from, newRange.to, (node, position) => {
              if (!node.isTextblock) return;
              const offset = position + 1;
              for (const { start, end, wordEnd, href } of findLinks(
                node.textBetween(0, node.content.size, '', LEAF),
              )) {
                const isComplete =
                  offset + wordEnd < newRange.to || (isPaste && offset + wordEnd === newRange.to);
                const isTouched = offset + wordEnd >= newRange.from;
                if (isComplete && isTouched && !doc.rangeHasMark(offset + start, offset + end, type))
                  tr.addMark(offset + start, offset + end, type.create({ href }));
              }
            });
          return tr.docChanged ? tr : null;
        },
      }),
    ];
  },
});

const MAIL = /^mailto:([^?]*)/i;

/** Returns the address to store for a typed link, with its scheme; null for an invalid one. */
export function linkAddress(typed: string): string | null {
  const address = webAddress(cleanLine(typed));
  if (isEmail(address)) return `mailto:${address}`;
  const [phone] = readPhones(address) ?? [];
  if (phone) return phoneHref(phone.dial);
  const isMail = isEmail(MAIL.exec(address)?.[1] ?? '');
  return isMail || address.startsWith('#') || isWebAddress(address) ? address : null;
}
