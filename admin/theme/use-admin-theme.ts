import type { ThemeConfig } from 'antd';
import { useMemo, useState } from 'react';
import { STILL, useMediaQuery } from '../lib/use-media-query';
import { adminTheme } from './admin-theme';

/** Ant Design's theme for the colour scheme of the system. */
export function useAdminTheme(): ThemeConfig {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  // Read once: Ant Design remounts everything when motion is switched, which would discard what is being
  // typed.
  const [isStill] = useState(() => window.matchMedia(STILL).matches);
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    return adminTheme((name) => style.getPropertyValue(name).trim(), isDark, isStill);
  }, [isDark, isStill]);
}
