import { ContentFrame } from '../../components/content-frame/content-frame';
import { TextWithPicture } from '../../components/text-with-picture/text-with-picture';
import { historyBlocks, historyLine, historyTitle } from '../../content/corporate/history';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-corporate.svg?hero';
import { paths } from '../../shared/paths';

export function Component() {
  return (
    <ContentFrame
      title={historyTitle}
      line={historyLine}
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
    </ContentFrame>
  );
}
