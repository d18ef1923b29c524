import { Dropdown, type DropdownProps, type MenuProps } from 'antd';

interface ButtonMenuProps extends Omit<DropdownProps, 'menu'> {
  readonly items: MenuProps['items'];
}

/** The menu of the button within it, opened by a press. */
export function ButtonMenu({ items, ...props }: ButtonMenuProps) {
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- an open menu takes the focus, otherwise the arrow keys would do nothing
      autoFocus
      // What opens may take the focus at once, and the same press of Enter would reach it.
      menu={{ items, onClick: ({ domEvent }) => domEvent.type === 'keydown' && domEvent.preventDefault() }}
      {...props}
    />
  );
}
