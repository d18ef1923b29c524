import refunds from '../../content/legal/refunds.md';
import { trailTo } from '../../content/shell/menu';
import { MembershipFees } from '../../features/dues/membership-fees';
import { useFees } from '../../features/dues/queries';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-refunds.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { LongText } from '../../ui/long-text/long-text';

export { loadFees as load } from '../../features/dues/queries';

export function Component() {
  return (
    <ContentFrame title={refunds.title} picture={heroPicture} trail={trailTo(paths.refunds)}>
      <LongText text={refunds}>
        <MembershipFees state={useFees()} />
      </LongText>
    </ContentFrame>
  );
}
