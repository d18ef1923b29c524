import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated';
import { useAutoplay } from '../../../ui/hooks/use-autoplay';
import { ROTATION_MS, SLOTS } from './rotation';

/**
 * Rotates the grid automatically. `turns` are the rotations whose covers are rendered in each slot, lowest first: the
 * previous one, the current one that fades in over it, and the next one, hidden, so that its pictures are loaded in
 * time.
 */
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
