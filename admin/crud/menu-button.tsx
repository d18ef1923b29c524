import { Button } from 'antd';
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { lazyComponent } from '../lib/lazy-component';

type ButtonProps = ComponentProps<typeof Button>;

interface MenuButtonProps extends ButtonProps {
  /** Renders the menu below the same button. */
  readonly menu: (button: ButtonProps) => ReactNode;
}

/** Lazy, because few menus are opened. */
export const OpenedMenu = lazyComponent(async () => (await import('./opened-menu')).OpenedMenu);

/**
 * A button that opens a menu. Each row of a list has one, so the menu mounts only when it is first opened.
 */
export function MenuButton({ menu, ...look }: MenuButtonProps) {
  const [isUsed, setUsed] = useState(false);
  const button = { 'aria-haspopup': 'menu', ...look } as const;
  if (!isUsed) return <Button {...button} onClick={() => setUsed(true)} />;
  return <Suspense fallback={<Button {...button} loading />}>{menu(button)}</Suspense>;
}
