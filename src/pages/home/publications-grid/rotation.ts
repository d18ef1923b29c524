/**
 * The number of covers, and the time between rotations in milliseconds (specification, section 9). The fade and stagger
 * are design tokens.
 */
export const SLOTS = 9;
export const ROTATION_MS = 2800;

/**
 * Returns the index of a slot's cover among `count` covers after `turn` rotations, each of which shows the next nine.
 */
export function coverInSlot(slot: number, turn: number, count: number): number {
  return (slot + turn * SLOTS) % count;
}
