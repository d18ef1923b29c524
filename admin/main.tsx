import '@ant-design/v5-patch-for-react-19';
import 'antd/dist/reset.css';
import './app/dates-in-turkish';
import { RefineApp } from './app/refine-app';

/** What the site's router loads at /admin and /giris. */
export function AdminApp() {
  return <RefineApp />;
}
