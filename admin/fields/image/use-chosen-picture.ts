import { useState } from 'react';
import { imageRatio, prepareImage, type ImageArea } from '../../uploads/prepare-image';
import type { UploadTarget } from '../../uploads/start-upload';
import { uploadComplaint } from '../../uploads/failure';
import { useUpload, type Upload } from '../../uploads/use-uploads';

/** A picture whose ratio is off by less than that share is not worth a question. */
const RATIO_TOLERANCE = 0.02;

interface ChosenPicture {
  readonly upload: Upload;
  /** The picture on its way, as it will be stored. */
  readonly prepared: Blob | null;
  /** The picture that waits to be cropped, if one does. */
  readonly asked: File | null;
  /** Why a file was not taken, or what was lost of one that was. */
  readonly remark: { readonly kind: 'refused' | 'notice'; readonly text: string } | null;
  /** Takes the first of the files. */
  readonly choose: (files: readonly File[]) => void;
  /** Sends the picture that waits, or the part of it. */
  readonly crop: (area?: ImageArea) => void;
  /** Forgets the picture that waits, stops the one on its way. */
  readonly drop: () => void;
}

/**
 * The way of a picture from being chosen to being stored. Takes where it goes, the ratio of the place where the site shows
 * it, and what to do with its address.
 */
export function useChosenPicture(
  target: UploadTarget,
  ratio: number | undefined,
  onStored: (address: string) => void,
): ChosenPicture {
  const upload = useUpload(target, onStored);
  const [asked, setAsked] = useState<File | null>(null);
  const [prepared, setPrepared] = useState<Blob | null>(null);
  const [remark, setRemark] = useState<ChosenPicture['remark']>(null);

  function send(file: File, area?: ImageArea): void {
    setAsked(null);
    setPrepared(null);
    upload.start(file, async (chosen) => {
      const ready = await prepareImage(chosen, area);
      setPrepared(ready.body);
      if (ready.notice !== undefined) setRemark({ kind: 'notice', text: ready.notice });
      return ready;
    });
  }

  async function inspect(file: File): Promise<void> {
    try {
      const own = await imageRatio(file);
      if (ratio === undefined || Math.abs(own / ratio - 1) < RATIO_TOLERANCE) send(file);
      else setAsked(file);
    } catch (error) {
      setRemark({ kind: 'refused', text: uploadComplaint(error, target.wordFailure) });
    }
  }

  return {
    upload,
    prepared: upload.item && prepared,
    asked,
    remark,
    choose: ([file]) => {
      setRemark(null);
      if (file) void inspect(file);
    },
    crop: (area) => asked && send(asked, area),
    drop: () => {
      setAsked(null);
      setRemark(null);
      upload.cancel();
    },
  };
}
