import { useQuery } from '@tanstack/react-query';
import { theme, type ThemeConfig } from 'antd';
import { useLayoutEffect, useMemo, useState } from 'react';
import { authProvider, identityKey, queryClient } from '../data/instances';
import type { TextSize } from '../../src/lib/appearance';
import { useTextSize, useChosenTheme } from '../lib/browser/own-choices';
import { FINGER, STILL, useMediaQuery } from '../lib/browser/use-media-query';

/** Safari zooms into the text of a field that is smaller. */
const FINGER_FONT_PX = 16;
/** Ant Design's own. */
const FONT_PX = 14;

/** Ant Design's theme for the colour scheme of the system, or the one that was chosen on this device. */
export function useAdminTheme(): ThemeConfig {
  const chosen = useChosenTheme();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = chosen === 'system' ? isSystemDark : chosen === 'dark';
  // Read once: Ant Design remounts everything when motion is switched, which would discard what is being
  // typed.
  const [isStill] = useState(() => window.matchMedia(STILL).matches);
  const isFinger = useMediaQuery(FINGER);
  // The route's loader and the screens ask who it is.
  const identity = { queryKey: identityKey, queryFn: authProvider.getIdentity, enabled: false } as const;
  const percent = useTextSize(useQuery(identity, queryClient).data?.id);
  useLayoutEffect(() => {
    // Sizes in rem follow the root's.
    document.documentElement.style.fontSize =
      percent === 100 ? '' : `calc(var(--text-body) * ${percent / 100})`;
  }, [percent]);
  return useMemo(() => adminTheme(isDark, isStill, isFinger, percent), [isDark, isStill, isFinger, percent]);
}

/** Returns Ant Design's theme from the site's design tokens (src/styles/tokens.css), the only source of colours and sizes. */
function adminTheme(isDark: boolean, isStill: boolean, isFinger: boolean, percent: TextSize): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const enlarged = (sizePx: number) => Math.round((sizePx * percent) / 100);
  const pixels = (name: string) => Number.parseInt(token(name), 10);
  const navy = token('--navy');
  const accent = token('--garnet');
  // Navy is too dark for lines and dots on a dark surface. There it only fills buttons.
  const highlight = isDark ? accent : navy;
  const onHighlight = isDark ? token('--on-garnet') : token('--on-navy');

  return {
    // Class names need a hash only where two versions of Ant Design meet.
    hashed: false,
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      motion: !isStill,
      colorPrimary: highlight,
      colorInfo: highlight,
      // The ring around what has the focus. In the dark, Ant Design's own has too little contrast.
      colorPrimaryBorder: accent,
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
      fontFamily: 'var(--sans)',
      fontSize: enlarged(isFinger ? FINGER_FONT_PX : FONT_PX),
      controlHeight: enlarged(pixels('--control')),
      // Small controls are large enough for a finger, too.
      ...(isFinger && {
        controlHeightSM: enlarged(pixels('--control')),
        controlInteractiveSize: pixels('--space-5'),
      }),
    },
    components: {
      Button: isDark ? { ...darkButton(navy, token('--on-navy'), accent), dangerColor: onHighlight } : {},
      // Ant Design would derive the background of the chosen hour from navy, which is too dark for the text.
      DatePicker: { colorTextLightSolid: onHighlight, controlItemBgActive: token('--rule') },
      // So would it the text and the hovered background of the chosen button.
      Radio: {
        buttonSolidCheckedColor: onHighlight,
        buttonSolidCheckedHoverBg: highlight,
        buttonSolidCheckedActiveBg: highlight,
      },
      // The background of a selected row has the same problem.
      Table: {
        cellPaddingInline: pixels('--space-2'),
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
