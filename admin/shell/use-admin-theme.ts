import { theme, type ThemeConfig } from 'antd';
import { useMemo, useState } from 'react';
import { useMediaQuery } from '../lib/use-media-query';

/** Ant Design's theme, read from the site's design tokens: colours and measures keep their one home, tokens.css. */
export function useAdminTheme(): ThemeConfig {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  // Ant Design mounts everything anew when its motion is switched, which would throw away what is being typed.
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  return useMemo(() => adminTheme(isDark, isStill), [isDark, isStill]);
}

function adminTheme(isDark: boolean, isStill: boolean): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const pixels = (name: string) => Number.parseInt(token(name), 10);
  const navy = token('--navy');
  const accent = token('--garnet');
  // Navy is too dark to be seen as a line or a dot on a dark surface; there it fills buttons only.
  const highlight = isDark ? accent : navy;
  const onHighlight = isDark ? token('--on-garnet') : token('--on-navy');

  return {
    // Styles of one version of Ant Design need no hash that tells them from another's.
    hashed: false,
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      motion: !isStill,
      colorPrimary: highlight,
      colorInfo: highlight,
      colorLink: accent,
      colorLinkHover: token('--garnet-deep'),
      colorError: token('--danger'),
      colorBgLayout: token('--paper'),
      colorBgContainer: token('--surface'),
      colorBgElevated: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-soft'),
      colorTextDescription: token('--ink-soft'),
      colorTextPlaceholder: token('--ink-soft'),
      colorBorder: token('--rule-strong'),
      colorBorderSecondary: token('--rule'),
      colorSplit: token('--rule'),
      borderRadius: pixels('--radius'),
      fontFamily: token('--sans'),
      controlHeight: pixels('--control'),
    },
    components: {
      Button: isDark ? { ...darkButton(navy, token('--on-navy'), accent), dangerColor: onHighlight } : {},
      // Ant Design would derive the chosen hour's ground from navy: too dark under ink.
      DatePicker: { colorTextLightSolid: onHighlight, controlItemBgActive: token('--rule') },
      // Nor may a chosen row lose its words in it.
      Table: {
        rowHoverBg: token('--paper'),
        rowSelectedBg: token('--paper'),
        rowSelectedHoverBg: token('--paper'),
      },
    },
  };
}

function darkButton(fill: string, text: string, accent: string) {
  return {
    colorPrimary: fill,
    colorPrimaryHover: fill,
    colorPrimaryActive: fill,
    primaryColor: text,
    defaultHoverColor: accent,
    defaultHoverBorderColor: accent,
    defaultActiveColor: accent,
    defaultActiveBorderColor: accent,
  };
}
