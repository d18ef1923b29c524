import { istanbulOffsetAt, type SteadyOffset } from '../shared/dates';

/** What pages show lies within these years around the present one; for all else the browser asks its own tables. */
const YEARS_BACK = 10;
const YEARS_AHEAD = 2;
/** No zone leaves an offset and takes it up again within a week. */
const STEP_MS = 7 * 86_400_000;

let known: { readonly year: number; readonly steady: SteadyOffset } | undefined;

/**
 * Takes the present moment, gives the time around it in which Istanbul keeps its offset: no longer than from ten years ago to the end
 * of next year, so that documents stay the same all year.
 */
export function steadyOffsetAround(now: Date): SteadyOffset {
  const year = now.getUTCFullYear();
  if (known?.year !== year) known = { year, steady: findSteadyOffset(now, year) };
  return known.steady;
}

function findSteadyOffset(now: Date, year: number): SteadyOffset {
  const [first, last] = [Date.UTC(year - YEARS_BACK, 0), Date.UTC(year + YEARS_AHEAD, 0)];
  const present = first + Math.floor((now.getTime() - first) / STEP_MS) * STEP_MS;
  const offset = istanbulOffsetAt(present);
  const reach = (step: number): number => {
    let instant = present;
    for (
      let next = instant + step;
      next >= first && next <= last && istanbulOffsetAt(next) === offset;
      next += step
    ) {
      instant = next;
    }
    return instant;
  };
  return { offset, from: reach(-STEP_MS), until: reach(STEP_MS) };
}
