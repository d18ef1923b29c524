import { useState, type KeyboardEvent } from 'react';

interface ActiveOption {
  /** -1 for none. */
  readonly index: number;
  readonly setIndex: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The option that the arrow keys have reached. They wrap at both ends, and Enter chooses it or the first. */
export function useActiveOption(count: number, onChoose: (index: number) => void): ActiveOption {
  const [asked, setIndex] = useState(-1);
  const index = Math.min(asked, count - 1);

  function onKeyDown(event: KeyboardEvent): void {
    if (count === 0 || event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
        setIndex((index + 1) % count);
        break;
      case 'ArrowUp':
        setIndex((index <= 0 ? count : index) - 1);
        break;
      case 'Enter':
        onChoose(Math.max(index, 0));
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return { index, setIndex, onKeyDown };
}
