import { dataProtectionTexts } from '../../content/corporate/data-protection';
import kvkk from '../../content/corporate/kvkk.md';
import kvkkFile from '../../content/corporate/kvkk.md?pdf';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-data-protection.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { DownloadLink } from '../../ui/download-link/download-link';
import { LongText } from '../../ui/long-text/long-text';

export function Component() {
  return (
    <ContentFrame
      title={kvkk.title}
      line={dataProtectionTexts.line}
      picture={heroPicture}
      trail={trailTo(paths.dataProtection)}
    >
      <LongText text={kvkk}>
        <DownloadLink file={kvkkFile} fileName={dataProtectionTexts.fileName} kind="PDF">
          {dataProtectionTexts.download}
        </DownloadLink>
      </LongText>
    </ContentFrame>
  );
}
