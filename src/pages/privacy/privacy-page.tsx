import { use } from 'react';
import captcha from '../../content/legal/captcha.md';
import privacy from '../../content/legal/privacy.md';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-page.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { HasCaptchaContext } from '../../ui/document-context';
import { LongText } from '../../ui/long-text/long-text';

/** The text of a site whose sign-in pages have a captcha: its section follows the one on other sites. */
const withCaptcha = {
  ...privacy,
  sections: privacy.sections.flatMap((section) =>
    section.id === 'dis-baglantilar' ? [section, ...captcha.sections] : [section],
  ),
};

export function Component() {
  const hasCaptcha = use(HasCaptchaContext);
  return (
    <ContentFrame title={privacy.title} picture={heroPicture} trail={trailTo(paths.privacy)}>
      <LongText text={hasCaptcha ? withCaptcha : privacy} />
    </ContentFrame>
  );
}
