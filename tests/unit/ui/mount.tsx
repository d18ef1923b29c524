import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';

/** Shows elements in jsdom's document until the test ends. */
export function mount(element: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (next: ReactNode) => {
    act(() => {
      root.render(<MemoryRouter>{next}</MemoryRouter>);
    });
  };
  onTestFinished(() => {
    act(() => {
      root.unmount();
    });
    place.remove();
    vi.unstubAllGlobals();
  });
  show(element);
  return { place, show };
}
