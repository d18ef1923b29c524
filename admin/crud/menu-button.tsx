import { Button, type MenuProps } from 'antd';
import { Suspense, useState, type ComponentProps } from 'react';
import { lazyComponent } from '../lib/lazy-component';

interface MenuButtonProps extends ComponentProps<typeof Button> {
  readonly items: MenuProps['items'];
}

const OpenedMenu = lazyComponent(async () => (await import('./opened-menu')).OpenedMenu);
export const preloadMenu = OpenedMenu.preload;

/**
 * A button that opens a menu. Each row of a list has one, so the menu mounts only when it is first opened.
 */
export function MenuButton({ items, ...look }: MenuButtonProps) {
  const [isUsed, setUsed] = useState(false);
  const button = { 'aria-haspopup': 'menu', ...look } as const;
  if (!isUsed) return <Button {...button} onClick={() => setUsed(true)} />;
  return (
    <Suspense fallback={<Button {...button} loading />}>
      <OpenedMenu items={items} button={button} />
    </Suspense>
  );
}
