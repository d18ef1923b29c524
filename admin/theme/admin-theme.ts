import { theme, type ThemeConfig } from 'antd';

/** Returns the value of a custom property of src/styles/tokens.css, which stays the only source of colours and sizes. */
export type ReadToken = (name: string) => string;

/** Returns Ant Design's theme from the site's design tokens. */
export function adminTheme(token: ReadToken, isDark: boolean, isStill: boolean): ThemeConfig {
  const color = (name: string) => inSixDigits(token(name));
  const pixels = (name: string) => Number.parseInt(token(name), 10);
  const navy = color('--navy');
  const accent = color('--garnet');
  // Navy is too dark for lines and dots on a dark surface. There it only fills buttons.
  const highlight = isDark ? accent : navy;
  const onHighlight = isDark ? color('--on-garnet') : color('--on-navy');

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
      colorLinkHover: color('--garnet-deep'),
      colorError: color('--danger'),
      colorBgLayout: color('--paper'),
      colorBgContainer: color('--surface'),
      colorBgElevated: color('--surface'),
      colorText: color('--ink'),
      colorTextSecondary: color('--ink-soft'),
      colorTextDescription: color('--ink-soft'),
      colorTextPlaceholder: color('--ink-soft'),
      colorBorder: color('--rule-strong'),
      colorBorderSecondary: color('--rule'),
      colorSplit: color('--rule'),
      borderRadius: pixels('--radius'),
      fontFamily: 'var(--sans)',
      controlHeight: pixels('--control'),
    },
    components: {
      Button: isDark ? { ...darkButton(navy, color('--on-navy'), accent), dangerColor: onHighlight } : {},
      // Ant Design would derive the background of the chosen hour from navy, which is too dark for the text.
      DatePicker: { colorTextLightSolid: onHighlight, controlItemBgActive: color('--rule') },
      // So would it the text and the hovered background of the chosen button.
      Radio: {
        buttonSolidCheckedColor: onHighlight,
        buttonSolidCheckedHoverBg: highlight,
        buttonSolidCheckedActiveBg: highlight,
      },
      // The background of a selected row has the same problem.
      Table: {
        cellPaddingInline: pixels('--space-2'),
        rowHoverBg: color('--paper'),
        rowSelectedBg: color('--paper'),
        rowSelectedHoverBg: color('--paper'),
      },
    },
  };
}

/** The build shortens colours in style sheets, and styles that were built are found only by equal values (render-styles.tsx). */
function inSixDigits(color: string): string {
  return color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
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
