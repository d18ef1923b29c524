import type { ReactNode } from 'react';
import { ReadingFrame } from '../../components/reading-frame/reading-frame';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-alumni.svg?hero';
import { messages } from '../../shared/messages';
import { paths } from '../../shared/paths';

interface NewsFrameProps {
  title: string;
  /** The small line under the title. */
  line?: ReactNode;
  children: ReactNode;
}

const BACK = { to: paths.alumniNews, label: messages.labels.backToNews };

/** What the page keeps in all of its states. */
export function NewsFrame(props: NewsFrameProps) {
  return (
    <ReadingFrame
      {...props}
      picture={heroPicture}
      trail={trailTo(paths.alumniNews, props.title)}
      back={BACK}
    />
  );
}
