import { ContentFrame } from '../../components/content-frame/content-frame';
import { LongText } from '../../components/long-text/long-text';
import bylaws from '../../content/corporate/bylaws.md';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-corporate.svg?hero';
import { paths } from '../../shared/paths';

export function Component() {
  return (
    <ContentFrame title={bylaws.title} picture={heroPicture} trail={trailTo(paths.bylaws)}>
      <LongText text={bylaws} />
    </ContentFrame>
  );
}
