import { Dropdown, type MenuProps } from 'antd';
import { useState, type ReactNode } from 'react';

interface OpenedMenuProps {
  readonly items: MenuProps['items'];
  /** The button that opens and closes it from now on. */
  readonly children: ReactNode;
}

/** A menu that is open when it is first shown. */
export function OpenedMenu({ items, children }: OpenedMenuProps) {
  const [isOpen, setOpen] = useState(true);
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
      {children}
    </Dropdown>
  );
}
