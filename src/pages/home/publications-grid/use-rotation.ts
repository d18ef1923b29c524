import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated';
import { useAutoplay } from '../../../ui/hooks/use-autoplay';

/** The number of covers, and the time between rotations in milliseconds (specification, section 9). */
export const SLOTS = 9;
const ROTATION_MS = 2800;

/** Returns the index of a slot's cover among `count` after `turn` rotations, each of which shows the next nine. */
export function coverInSlot(slot: number, turn: number, count: number): number {
  return (slot + turn * SLOTS) % count;
}

/** Rotates the grid. `turns` are the rotations in each slot: the previous one, the visible one, and the next to prefetch. */
export function useRotation(count: number) {
  const [turn, setTurn] = useState(0);
  const { isPlaying, togglePlaying, watch, ...motion } = useAutoplay();
  const isHydrated = useIsHydrated();
  const canTurn = count > SLOTS;
  const isRunning = motion.isRunning && isHydrated && canTurn;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setTurn(turn + 1), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [isRunning, turn]);

  const turns = [...(turn > 0 ? [turn - 1] : []), turn, ...(isRunning ? [turn + 1] : [])];
  return { turn, turns, canTurn, isPlaying, togglePlaying, watch };
}
