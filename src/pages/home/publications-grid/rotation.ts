/** Business constants of the publications grid (specification, section 9); the tokens hold its fade and its stagger. */
export const SLOTS = 9;
export const ROTATION_MS = 2800;

/** Takes a slot, how often the grid has turned, and how many covers there are; gives the position of the slot's cover. Each turn brings the next nine. */
export function coverInSlot(slot: number, turn: number, count: number): number {
  return (slot + turn * SLOTS) % count;
}
