import { useRef, useState } from 'react';
import { withFocus, type Focus } from '../../../src/lib/media/focus';
import type { ImageArea } from '../../../src/lib/media/picture-shapes';
import { imageRatio, prepareImage } from '../uploads/prepare-image';
import { uploadComplaint } from '../uploads/failure';
import { useStillPictures } from '../uploads/use-still-pictures';
import { useUpload, type Upload, type UploadTarget } from '../uploads/use-uploads';

/** A picture whose ratio differs by less than this share is not cropped. */
const RATIO_TOLERANCE = 0.02;

interface ChosenPicture {
  readonly upload: Upload;
  /** The picture being uploaded, as it will be stored. */
  readonly prepared: Blob | null;
  /** The picture that waits to be cropped, if any. */
  readonly asked: File | null;
  /** Why a file was refused. */
  readonly refusal: string | null;
  /** Uses only the first file. */
  readonly choose: (files: readonly File[]) => void;
  /** Uploads the waiting picture or the given part of it. The point that stays in sight goes into its address. */
  readonly crop: (area?: ImageArea, focus?: Focus) => void;
  /** Discards the waiting picture and stops the running upload. */
  readonly drop: () => void;
}

/**
 * Handles a picture from the choice of a file to its address in the bucket. `ratio` is that of the place
 * where the site shows it.
 */
export function useChosenPicture(
  target: UploadTarget,
  ratio: number | undefined,
  onStored: (address: string) => void,
): ChosenPicture {
  const focus = useRef<Focus>(undefined);
  const upload = useUpload(target, (address) =>
    onStored(focus.current ? withFocus(address, focus.current) : address),
  );
  const [asked, setAsked] = useState<File | null>(null);
  const [prepared, setPrepared] = useState<Blob | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const toStills = useStillPictures();

  function send(file: File, area?: ImageArea, chosenFocus?: Focus): void {
    focus.current = chosenFocus;
    setAsked(null);
    setPrepared(null);
    upload.start(file, async (chosen) => {
      const ready = await prepareImage(chosen, area);
      setPrepared(ready.body);
      return ready;
    });
  }

  async function inspect(chosen: File): Promise<void> {
    try {
      const [file] = await toStills([chosen]);
      if (!file) return;
      const own = await imageRatio(file);
      if (ratio === undefined || Math.abs(own / ratio - 1) < RATIO_TOLERANCE) send(file);
      else setAsked(file);
    } catch (error) {
      setRefusal(uploadComplaint(error, target.rewordError));
    }
  }

  return {
    upload,
    prepared: upload.item && prepared,
    asked,
    refusal,
    choose: ([file]) => {
      setRefusal(null);
      if (file) void inspect(file);
    },
    crop: (area, chosenFocus) => asked && send(asked, area, chosenFocus),
    drop: () => {
      setAsked(null);
      setRefusal(null);
      upload.cancel();
    },
  };
}
