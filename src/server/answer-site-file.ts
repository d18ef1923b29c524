import type { SiteFile } from '../feeds/site-file';
import { answerText } from './answer-text';
import { siteFileGroups, type SiteFileGroup, type SiteFileSource } from './site-files';

/** What is published is in the files a second later; until then many readers cost one reading. */
const KEPT_MS = 1_000;
const UNAVAILABLE = 'Service unavailable';

interface Kept {
  origin: string;
  until: number;
  files: Promise<SiteFile[]>;
}

export type SiteFileAnswers = (
  request: Request,
  source: SiteFileSource,
  onError: (error: unknown) => void,
) => Promise<Response | null>;

/** Makes what answers requests for the site's files; null for any other address. */
export function createSiteFileAnswers(): SiteFileAnswers {
  const kept = new Map<SiteFileGroup, Kept>();
  const read = (group: SiteFileGroup, source: SiteFileSource): Promise<SiteFile[]> => {
    const known = kept.get(group);
    if (known?.origin === source.origin && known.until > Date.now()) return known.files;
    const files = group.write(source);
    kept.set(group, { origin: source.origin, until: Date.now() + KEPT_MS, files });
    return files;
  };
  return async (request, source, onError) => {
    const { pathname } = new URL(request.url);
    const group = siteFileGroups.find(({ owns }) => owns(pathname));
    if (!group) return null;
    try {
      const file = (await read(group, source)).find(({ path }) => path === pathname);
      return file ? await answerText(request, { ...file, status: 200 }) : null;
    } catch (error) {
      onError(error);
      return answerText(request, { content: UNAVAILABLE, type: 'text/plain', status: 503 });
    }
  };
}
