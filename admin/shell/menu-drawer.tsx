import { Drawer } from 'antd';
import { paths } from '../../src/lib/paths/paths';
import { appTexts } from '../i18n/app';
import styles from './shell.module.css';
import { Sidebar } from './sidebar';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of a narrow window. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  return (
    <Drawer placement="left" width="80%" title={appTexts.shell.menu} open={isOpen} onClose={onClose}>
      <Sidebar onNavigate={onClose} />
      <a className={styles.site} href={paths.home}>
        {appTexts.shell.viewSite}
      </a>
    </Drawer>
  );
}
