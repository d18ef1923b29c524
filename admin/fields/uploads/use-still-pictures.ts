import { uploadTexts } from '../../i18n/fields';
import { useQuestion } from '../../lib/questions';
import { isAnimated, sniffImage } from './image-type';

/**
 * Returns a function that asks before pictures that move are stored, of which only the first frame stays. It resolves to the files
 * that are to be uploaded.
 */
export function useStillPictures(): (files: readonly File[]) => Promise<readonly File[]> {
  const ask = useQuestion();
  return async (files) => {
    const isMoving = await Promise.all(files.map(moves));
    const count = isMoving.filter(Boolean).length;
    if (count === 0) return files;
    const { title, content, okText } = uploadTexts.moving;
    const takesFrames = await ask({ title: title(count), content, okText });
    return takesFrames ? files : files.filter((_, index) => !isMoving[index]);
  };
}

async function moves(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isAnimated(sniffImage(bytes), bytes);
}
