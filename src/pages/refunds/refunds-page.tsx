import refunds from '../../content/legal/refunds.md';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-refunds.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { LongText } from '../../ui/long-text/long-text';

export function Component() {
  return (
    <ContentFrame title={refunds.title} picture={heroPicture} trail={trailTo(paths.refunds)}>
      <LongText text={refunds} />
    </ContentFrame>
  );
}
