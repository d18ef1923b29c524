import { Button, type ButtonProps, type MenuProps } from 'antd';
import { lazy, Suspense, useState, type Ref } from 'react';

/** Ant Design's menu is as large as a list, and a list has one for each row: it comes with the first that is opened. */
export const importMenu = () => import('./opened-menu');
const OpenedMenu = lazy(async () => {
  const { OpenedMenu } = await importMenu();
  return { default: OpenedMenu };
});

interface MenuButtonProps extends ButtonProps {
  readonly items: MenuProps['items'];
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that opens a menu under it. */
export function MenuButton({ items, ...look }: MenuButtonProps) {
  const [isUsed, setUsed] = useState(false);
  const button = { 'aria-haspopup': 'menu', ...look } as const;
  if (!isUsed) return <Button {...button} onClick={() => setUsed(true)} />;
  return (
    <Suspense fallback={<Button {...button} />}>
      <OpenedMenu items={items}>
        <Button {...button} />
      </OpenedMenu>
    </Suspense>
  );
}
