import { ContentFrame } from '../../components/content-frame/content-frame';
import { Prose } from '../../components/prose/prose';
import { TextWithPicture } from '../../components/text-with-picture/text-with-picture';
import {
  branches,
  school,
  schoolFamilyIntro,
  schoolFamilyTitle,
} from '../../content/corporate/school-family';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-courtyard.svg?hero';
import { paths } from '../../shared/paths';
import { Branches } from './branches';
import { WorldNetwork } from './world-network';

export function Component() {
  return (
    <ContentFrame title={schoolFamilyTitle} picture={heroPicture} trail={trailTo(paths.schoolFamily)}>
      <Prose blocks={schoolFamilyIntro} />
      <TextWithPicture {...school} />
      <Branches sections={branches} />
      <WorldNetwork />
    </ContentFrame>
  );
}
