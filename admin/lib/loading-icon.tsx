import { LoadingOutlined } from '@ant-design/icons';
import type { ButtonProps } from 'antd';
import { appTexts } from '../i18n/app';

const LOADING = { icon: <LoadingOutlined aria-label={appTexts.busy} /> };

/** Returns a button's `loading`. Ant Design's own icon has an English name, and may stay if the answer comes too soon. */
export function loadingIcon(isLoading: boolean): ButtonProps['loading'] {
  return isLoading && LOADING;
}
