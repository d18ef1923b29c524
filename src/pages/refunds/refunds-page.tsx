import { ContentFrame } from '../../components/content-frame/content-frame';
import { LongText } from '../../components/long-text/long-text';
import refunds from '../../content/legal/refunds.md';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-page.svg?hero';
import { paths } from '../../shared/paths';

export function Component() {
  return (
    <ContentFrame title={refunds.title} picture={heroPicture} trail={trailTo(paths.refunds)}>
      <LongText text={refunds} />
    </ContentFrame>
  );
}
