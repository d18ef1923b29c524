import { JSDOM } from 'jsdom';
import { vi } from 'vitest';
import { assetTags } from '../../../src/app/asset-tags';

export const HOME = 'src/pages/home/home-page.tsx';
const face = (family: string, file: string) => `@font-face{font-family:${family};src:url(/assets/${file})}`;
export const OWN_FACE = '@font-face{font-family:Garamond Fallback;src:local(Tinos)}';
export const RARE = face('EB Garamond', 'eb-garamond-latin-ext-AbCdEfGh.woff2');
export const SERIF = face('EB Garamond', 'eb-garamond-AbCdEfGh.woff2');
export const TURKISH = face('EB Garamond', 'eb-garamond-turkish-AbCdEfGh.woff2');
export const SANS = face('Source Sans 3', 'source-sans-3-AbCdEfGh.woff2');

const manifest = {
  chunks: {
    'index.html': {
      file: 'assets/entry.js',
      css: ['assets/entry.css'],
      imports: ['_first.js'],
      dynamicImports: ['_site.js'],
    },
    '_first.js': { file: 'assets/first.js' },
    '_site.js': { file: 'assets/site.js', imports: ['_first.js'], dynamicImports: [HOME] },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_first.js'] },
    [HOME]: { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_site.js', '_card.js'] },
    'admin/main.tsx': {
      file: 'assets/main.js',
      css: ['assets/main.css'],
      imports: ['_first.js'],
      dynamicImports: ['admin/shell/refine-app.tsx', 'admin/crud/resource-screen.tsx', 'admin/form.tsx'],
    },
    'admin/form.tsx': { file: 'assets/form.js' },
    '_screens.js': { file: 'assets/screens.js' },
    'admin/shell/refine-app.tsx': { file: 'assets/frame.js', imports: ['_screens.js'] },
    'admin/crud/resource-screen.tsx': {
      file: 'assets/list.js',
      css: ['assets/list.css'],
      imports: ['_screens.js'],
    },
  },
  styles: {
    '/assets/entry.css': OWN_FACE + RARE + SERIF + TURKISH + SANS + 'a{}',
    '/assets/card.css': 'b{}',
    '/assets/home.css': 'c{}',
  },
};

interface Visit {
  url?: string;
  navigation?: string;
  /** Whether a worker hands the page out. */
  isKept?: boolean;
}

/** Called for every frame that a page has waited for. */
export const onFrame = vi.fn();

/** As a browser does: says after the next frame what is in sight. */
class FrameObserver {
  readonly disconnect = vi.fn();
  constructor(private readonly say: (entries: never[], self: FrameObserver) => void) {}
  observe(): void {
    setTimeout(() => {
      onFrame();
      this.say([], this);
    });
  }
}

/** Opens a document with the tags of a manifest's module, the home page's address and a new visit unless told otherwise. */
export function open(module?: string, { url = 'https://site.example/', navigation, isKept }: Visit = {}) {
  const tags = assetTags(manifest, module);
  return new JSDOM(`<head><link rel="preload" as="image" href="/a.avif" />${tags}</head>`, {
    url,
    runScripts: 'dangerously',
    beforeParse: (window) => {
      Object.assign(window.performance, { getEntriesByType: () => [{ type: navigation ?? 'navigate' }] });
      Object.assign(window, { MessageChannel, IntersectionObserver: FrameObserver });
      if (isKept) Object.assign(window.navigator, { serviceWorker: { controller: {} } });
    },
  }).window;
}
