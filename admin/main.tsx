import '@ant-design/v5-patch-for-react-19';
import 'antd/dist/reset.css';
import dayjs from 'dayjs';
import 'dayjs/locale/tr';
import { RefineApp } from './app/refine-app';

dayjs.locale('tr');

/** What the site's router loads at /admin and /giris. */
export function AdminApp() {
  return <RefineApp />;
}
