import type { FieldKind } from '../field-kind';

type Captions = Readonly<Record<string, string>>;

/** What each picture of a gallery shows, by its address; a picture without an entry is not described yet, an empty text is one without meaning. */
export const captionsKind: FieldKind<'captions'> = {
  Cell: () => null,
  place: 'inside',
  rules: () => [],
  toForm: readCaptions,
  toRow: (value) => ({ ...value }),
  toText: (value) => Object.values(readCaptions(value)).filter(Boolean).join(' · '),
};

function readCaptions(value: unknown): Captions {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
