import { useEffect, useRef, useState, type RefObject } from 'react';

interface FittingScale<Box> {
  readonly box: RefObject<Box | null>;
  /** How much smaller what is `widthPx` wide must be to fit into the box; never larger than it is. */
  readonly scale: number;
  /** Of the box, in pixels. */
  readonly height: number;
}

/** Takes a width in pixels; gives the scale at which it fits into the box, now and whenever the box changes. */
export function useFittingScale(widthPx: number): FittingScale<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: widthPx, height: 0 });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { box, scale: Math.min(1, size.width / widthPx), height: size.height };
}
