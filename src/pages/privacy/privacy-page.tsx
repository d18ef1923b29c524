import { ContentFrame } from '../../components/content-frame/content-frame';
import { LongText } from '../../components/long-text/long-text';
import privacy from '../../content/legal/privacy.md';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-page.svg?hero';
import { paths } from '../../shared/paths';

export function Component() {
  return (
    <ContentFrame title={privacy.title} picture={heroPicture} trail={trailTo(paths.privacy)}>
      <LongText text={privacy} />
    </ContentFrame>
  );
}
