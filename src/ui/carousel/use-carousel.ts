import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from '../hooks/use-reduced-motion';

/** With this duration, Embla's spring covers 99 % of its way in 27 frames: the specification's 0.45 s. */
const SPRING_DURATION = 19;
/** Embla loads when the carousel is this close to the screen, so it is ready on arrival and never loaded in vain. */
const NEAR = '25% 0px';

/** Embla's looping carousel, which loads when the row comes near. Until then the list scrolls natively. */
export function useCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const isReduced = useReducedMotion();
  const isScrollable = useSyncExternalStore(
    (onChange) => subscribe(embla, onChange),
    () => (embla?.scrollSnapList().length ?? 0) > 1,
    () => false,
  );
  const place = useSyncExternalStore(
    (onChange) => subscribe(embla, onChange),
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let api: EmblaCarouselType | undefined;
    let isGone = false;
    const start = async () => {
      const { default: createEmbla } = await import('embla-carousel');
      if (isGone) return;
      api = createEmbla(element, { align: 'start', loop: true, duration: SPRING_DURATION });
      setEmbla(api);
    };
    const stopWaiting = whenNear(element, () => {
      // If the script fails to load, the list still scrolls natively.
      start().catch(() => undefined);
    });
    return () => {
      isGone = true;
      stopWaiting();
      api?.destroy();
    };
  }, []);

  return {
    viewport,
    isReady: embla !== undefined,
    isScrollable,
    /** The first card that is shown, from 0. */
    place,
    next: () => embla?.scrollNext(isReduced),
    previous: () => embla?.scrollPrev(isReduced),
  };
}

function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function subscribe(embla: EmblaCarouselType | undefined, onChange: () => void): () => void {
  embla?.on('reInit', onChange).on('resize', onChange).on('select', onChange);
  return () => embla?.off('reInit', onChange).off('resize', onChange).off('select', onChange);
}
