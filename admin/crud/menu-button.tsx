import { Button, Dropdown, type ButtonProps, type MenuProps } from 'antd';
import { useState, type Ref } from 'react';

interface MenuButtonProps extends ButtonProps {
  readonly items: MenuProps['items'];
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that opens a menu under it. A list has one in each row: only those that are used get a menu. */
export function MenuButton({ items, ...look }: MenuButtonProps) {
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const button = { 'aria-haspopup': 'menu', ...look } as const;
  if (!isUsed) return <Button {...button} onClick={() => setUsed(true)} />;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- an opened menu takes the focus, or the arrow keys would do nothing
      autoFocus
      open={isOpen}
      onOpenChange={setOpen}
      menu={{ items }}
    >
      <Button {...button} />
    </Dropdown>
  );
}
