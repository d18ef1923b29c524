import { aboutBlocks, aboutDate, aboutTitle } from '../../content/corporate/about';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-corporate.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { TextDate } from '../../ui/prose/text-date';
import { TextWithPicture } from '../../ui/text-with-picture/text-with-picture';

export function Component() {
  return (
    <ContentFrame title={aboutTitle} picture={heroPicture} trail={trailTo(paths.about)}>
      {aboutBlocks.map(({ section, picture, alt }, index) => (
        <TextWithPicture
          key={section.id}
          section={section}
          picture={picture}
          alt={alt}
          isReversed={index % 2 === 1}
        />
      ))}
      <TextDate date={aboutDate} />
    </ContentFrame>
  );
}
