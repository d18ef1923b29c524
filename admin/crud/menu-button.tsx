import { Button, type MenuProps } from 'antd';
import { Suspense, useState, type ComponentProps } from 'react';
import { lazyComponent } from '../lib/lazy-component';

interface MenuButtonProps extends ComponentProps<typeof Button> {
  readonly items: MenuProps['items'];
}

const OpenedMenu = lazyComponent(async () => (await import('./opened-menu')).OpenedMenu);
export const preloadMenu = OpenedMenu.preload;

/** A button that opens a menu under it. A list has one in each row: only those that are used get a menu. */
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
