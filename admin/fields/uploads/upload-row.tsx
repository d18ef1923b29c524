import { Button, Progress } from 'antd';
import type { UploadItem } from './use-uploads';
import { mediaTexts, uploadTexts } from '../../i18n/fields';
import { existingTexts } from '../../i18n/files';
import styles from './upload.module.css';

interface UploadRowProps {
  readonly item: UploadItem;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** A file that is being uploaded or has failed, with its actions. */
export function UploadRow({ item: { file, state }, onCancel, onRetry }: UploadRowProps) {
  const { upload } = mediaTexts;
  if (state.phase === 'known')
    return (
      <div className={styles.row} role="group" aria-label={existingTexts.known(state.twin.title)}>
        {state.twin.kind === 'image' && <img className={styles.twin} src={state.twin.address} alt="" />}
        <p className={styles.known} role="status">
          {existingTexts.known(state.twin.title)}
        </p>
        <div className={styles.actions}>
          <Button size="small" aria-label={existingTexts.useFor(file.name)} onClick={state.accept}>
            {existingTexts.use}
          </Button>
          <Button size="small" aria-label={existingTexts.uploadFor(file.name)} onClick={onRetry}>
            {existingTexts.upload}
          </Button>
          <Button size="small" type="text" aria-label={upload.cancelFile(file.name)} onClick={onCancel}>
            {uploadTexts.cancel}
          </Button>
        </div>
      </div>
    );
  const isFailed = state.phase === 'failed';
  return (
    <div className={styles.row}>
      <span className={styles.name}>{file.name}</span>
      <div className={styles.actions}>
        {isFailed && (
          <Button size="small" aria-label={upload.retryFile(file.name)} onClick={onRetry}>
            {uploadTexts.retry}
          </Button>
        )}
        <Button
          size="small"
          type="text"
          aria-label={isFailed ? upload.dismissFile(file.name) : upload.cancelFile(file.name)}
          onClick={onCancel}
        >
          {isFailed ? upload.dismiss : uploadTexts.cancel}
        </Button>
      </div>
      {isFailed ? (
        <p className={styles.failure} role="alert">
          {state.message}
        </p>
      ) : (
        <Progress
          aria-label={uploadTexts.progress(file.name)}
          percent={percentOf(state)}
          showInfo={false}
          size="small"
        />
      )}
      {!isFailed && <span className={styles.state}>{stateText(state)}</span>}
    </div>
  );
}

function percentOf(state: UploadItem['state']): number {
  if (state.phase === 'uploading') return state.percent;
  return state.phase === 'stored' ? 100 : 0;
}

/** At 100 % the server may still be storing the file. */
function stateText(state: UploadItem['state']): string {
  if (state.phase === 'waiting') return uploadTexts.waiting;
  if (state.phase === 'preparing') return mediaTexts.upload.preparing;
  if (state.phase === 'uploading' && state.isLost) return mediaTexts.upload.lost;
  const percent = percentOf(state);
  return percent === 100 ? mediaTexts.upload.finishing : mediaTexts.upload.sending(percent);
}
