import { dataProtectionTexts } from '../../content/corporate/data-protection';
import kvkk from '../../content/corporate/kvkk.md';
import kvkkFile from '../../content/corporate/kvkk.md?pdf';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-data-protection.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { LongText } from '../../ui/long-text/long-text';
import { formatFileSize } from '../../lib/media/downloads';
import { Icon } from '../../ui/icon/icon';
import styles from './data-protection-page.module.css';

export function Component() {
  return (
    <ContentFrame
      title={kvkk.title}
      line={dataProtectionTexts.line}
      picture={heroPicture}
      trail={trailTo(paths.dataProtection)}
    >
      <LongText text={kvkk}>
        <a className={styles.link} href={kvkkFile.href} download={dataProtectionTexts.fileName}>
          <Icon name="download" />
          <span>
            <span>{dataProtectionTexts.download}</span>{' '}
            <span className={styles.size}>{`(PDF, ${formatFileSize(kvkkFile.sizeBytes)})`}</span>
          </span>
        </a>
      </LongText>
    </ContentFrame>
  );
}
