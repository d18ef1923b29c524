import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useSyncExternalStore } from 'react';
import { useReducedMotion } from '../use-reduced-motion';

/** Embla's spring covers 99 % of its way in 27 frames at this strength: the 0.45 s of the specification. */
const SPRING_DURATION = 19;

/** Embla's loop with what its controls need to know. */
export function useCarousel() {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', loop: true, duration: SPRING_DURATION });
  const isReduced = useReducedMotion();
  const isScrollable = useSyncExternalStore(
    (onChange) => subscribe(embla, onChange),
    () => (embla?.scrollSnapList().length ?? 0) > 1,
    () => false,
  );
  return {
    viewport,
    isReady: embla !== undefined,
    isScrollable,
    next: () => embla?.scrollNext(isReduced),
    previous: () => embla?.scrollPrev(isReduced),
  };
}

function subscribe(embla: UseEmblaCarouselType[1], onChange: () => void): () => void {
  embla?.on('reInit', onChange).on('resize', onChange);
  return () => embla?.off('reInit', onChange).off('resize', onChange);
}
