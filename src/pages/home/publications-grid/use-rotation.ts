import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated';
import { useAutoplay } from '../../../ui/hooks/use-autoplay';
import { ROTATION_MS, SLOTS } from './rotation';

/**
 * Turns the grid by itself. `turns` are those whose covers lie on one another in a slot, lowest first: the last one,
 * which the present one fades over, and the coming one, unseen, so that its pictures are loaded when their turn comes.
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
