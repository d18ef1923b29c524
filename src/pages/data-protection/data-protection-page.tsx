import { ContentFrame } from '../../components/content-frame/content-frame';
import { DownloadLink } from '../../components/download-link/download-link';
import { LongText } from '../../components/long-text/long-text';
import { dataProtectionTexts } from '../../content/corporate/data-protection';
import kvkk from '../../content/corporate/kvkk.md';
import kvkkFile from '../../content/corporate/kvkk.md?pdf';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-corporate.svg?hero';
import { paths } from '../../shared/paths';

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
