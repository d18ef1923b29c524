import { historyBlocks, historyDate, historyLine, historyTitle } from '../../content/corporate/history';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-history.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useToday } from '../../ui/hooks/use-today';
import { useSettings } from '../../ui/settings';
import { TextDate } from '../../ui/prose/text-date';
import { TextWithPicture } from '../../ui/text-with-picture/text-with-picture';

export function Component() {
  const { founding_year: foundingYear } = useSettings();
  const year = Number(useToday().slice(0, 4));
  return (
    <ContentFrame
      title={historyTitle}
      line={historyLine(foundingYear, year)}
      picture={heroPicture}
      trail={trailTo(paths.history)}
    >
      {historyBlocks.map(({ section, picture, alt }, index) => (
        <TextWithPicture
          key={section.id}
          section={section}
          picture={picture}
          alt={alt}
          isReversed={index % 2 === 1}
        />
      ))}
      <TextDate date={historyDate} />
    </ContentFrame>
  );
}
