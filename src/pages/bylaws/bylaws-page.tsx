import bylaws from '../../content/corporate/bylaws.md';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-bylaws.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { LongText } from '../../ui/long-text/long-text';
import { PrintedAddress } from '../../ui/printed-address/printed-address';

export function Component() {
  return (
    <ContentFrame title={bylaws.title} picture={heroPicture} trail={trailTo(paths.bylaws)}>
      <LongText text={bylaws} />
      <PrintedAddress path={paths.bylaws} />
    </ContentFrame>
  );
}
