import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';

export interface RowFrameProps {
  readonly as: 'li' | 'tr';
  readonly id: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Draws the element around a row; in a list that is ordered by hand, one that moves. */
export const RowFrameContext = createContext<ComponentType<RowFrameProps>>(StillFrame);

export function RowFrame(props: RowFrameProps) {
  return createElement(use(RowFrameContext), props);
}

function StillFrame({ as: Element, className, children }: RowFrameProps) {
  return <Element className={className}>{children}</Element>;
}
