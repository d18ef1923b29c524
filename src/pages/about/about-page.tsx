import { ContentFrame } from '../../components/content-frame/content-frame';
import { TextWithPicture } from '../../components/text-with-picture/text-with-picture';
import { aboutBlocks, aboutTitle } from '../../content/corporate/about';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-corporate.svg?hero';
import { paths } from '../../shared/paths';

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
    </ContentFrame>
  );
}
