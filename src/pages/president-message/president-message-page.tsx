import { ContentFrame } from '../../ui/content-frame/content-frame';
import { Picture } from '../../ui/picture/picture';
import { Prose } from '../../ui/prose/prose';
import message from '../../content/corporate/president-message.md';
import { signature } from '../../content/corporate/president-message';
import { trailTo } from '../../content/shell/menu';
import heroPicture from '../../pictures/hero-corporate.svg?hero';
import { paths } from '../../lib/paths/paths';
import styles from './president-message-page.module.css';

const PORTRAIT_SIZES = '(min-width: 960px) 360px, 300px';

export function Component() {
  const { closing, name, title, date, portrait } = signature;
  return (
    <ContentFrame title={message.title} picture={heroPicture} trail={trailTo(paths.presidentMessage)}>
      <div className={styles.message} data-with-portrait={portrait !== undefined || undefined}>
        {portrait && (
          <div className={styles.portrait}>
            <Picture asset={portrait.picture} alt={portrait.alt} sizes={PORTRAIT_SIZES} />
          </div>
        )}
        <div>
          <Prose blocks={message.intro} />
          <p className={styles.signature}>
            <span className={styles.closing}>{closing}</span>
            <span className={styles.name}>{name}</span>
            <span className={styles.title}>{title}</span>
            <span className={styles.title}>{date}</span>
          </p>
        </div>
      </div>
    </ContentFrame>
  );
}
