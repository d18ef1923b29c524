import {
  branches,
  school,
  schoolFamilyDate,
  schoolFamilyIntro,
  schoolFamilyTitle,
} from '../../content/corporate/school-family';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-school-family.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { Prose } from '../../ui/prose/prose';
import { TextDate } from '../../ui/prose/text-date';
import { TextWithPicture } from '../../ui/text-with-picture/text-with-picture';
import { Branches } from './branches';
import { WorldNetwork } from './world-network';

export function Component() {
  return (
    <ContentFrame title={schoolFamilyTitle} picture={heroPicture} trail={trailTo(paths.schoolFamily)}>
      <Prose blocks={schoolFamilyIntro} />
      <TextWithPicture {...school} />
      <Branches sections={branches} />
      <WorldNetwork />
      <TextDate date={schoolFamilyDate} />
    </ContentFrame>
  );
}
