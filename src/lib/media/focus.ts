/** The point of a picture that stays in sight where a place shows a part of it: percent of its width and height, in tens. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** Where pictures without a chosen point are cropped. */
export const MIDDLE: Focus = { x: 50, y: 50 };

/** Tens, because the site's styles have a rule for each: its policy allows no style in a tag. */
export const FOCUS_STEP = 10;

/** The fragment of a stored address that holds the point. Servers never see it, and it goes wherever the address goes. */
const FRAGMENT = /#odak=(\d0|0|100)-(\d0|0|100)$/;

/** Returns the address of a picture's file and the point that was chosen for it; undefined for none. */
export function splitFocus(stored: string): { readonly address: string; readonly focus: Focus | undefined } {
  const [fragment = '', x, y] = FRAGMENT.exec(stored) ?? [];
  const address = stored.slice(0, stored.length - fragment.length);
  return { address, focus: fragment === '' ? undefined : { x: Number(x), y: Number(y) } };
}

/** Returns the address to store for a picture with this point in sight. The point is rounded to `FOCUS_STEP`. */
export function withFocus(stored: string, { x, y }: Focus): string {
  return `${splitFocus(stored).address}#odak=${step(x)}-${step(y)}`;
}

function step(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) / FOCUS_STEP) * FOCUS_STEP;
}
