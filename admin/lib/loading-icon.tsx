import { LoadingOutlined } from '@ant-design/icons';
import type { ButtonProps } from 'antd';
import { appTexts } from '../i18n/app';

const LOADING = { icon: <LoadingOutlined aria-label={appTexts.busy} /> };

/**
 * Returns a button's `loading`. Ant Design's own icon has an English name, and stays in the button if the answer comes
 * before the icon has grown: no transition is left whose end would remove it. It still shows for a moment when the action ends.
 */
export function loadingIcon(isLoading: boolean): ButtonProps['loading'] {
  return isLoading && LOADING;
}
