import { Button, Dropdown, type MenuProps } from 'antd';
import { useState, type ComponentProps } from 'react';

interface OpenedMenuProps {
  readonly items: MenuProps['items'];
  readonly button: ComponentProps<typeof Button>;
}

/** A menu below its button that is open from the start. */
export function OpenedMenu({ items, button }: OpenedMenuProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- an open menu takes the focus, otherwise the arrow keys would do nothing
      autoFocus
      open={isOpen}
      onOpenChange={setOpen}
      menu={{ items }}
    >
      <Button {...button} />
    </Dropdown>
  );
}
