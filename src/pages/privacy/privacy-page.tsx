import privacy from '../../content/legal/privacy.md';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-page.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { LongText } from '../../ui/long-text/long-text';

export function Component() {
  return (
    <ContentFrame title={privacy.title} picture={heroPicture} trail={trailTo(paths.privacy)}>
      <LongText text={privacy} />
    </ContentFrame>
  );
}
