import { useRef, useState } from 'react';
import { withFocus, type Focus } from '../../../src/lib/media/focus';
import type { ImageArea } from '../../../src/lib/media/picture-shapes';
import { imageRatio, prepareImage } from '../uploads/prepare-image';
import { uploadComplaint } from '../uploads/failure';
import { useStillPictures } from '../uploads/use-still-pictures';
import { useUpload, type UploadTarget } from '../uploads/use-uploads';

/** A picture whose ratio differs by less than this share is not cropped. */
const RATIO_TOLERANCE = 0.02;

/** Handles a picture from the choice of a file to its address. `ratio` is that of its place on the site. */
export function useChosenPicture(
  target: UploadTarget,
  ratio: number | undefined,
  onStored: (address: string) => void,
) {
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
    /** The picture being uploaded, as it will be stored. */
    prepared: upload.item && prepared,
    /** The picture that waits to be cropped. */
    asked,
    refusal,
    choose: ([file]: readonly File[]) => {
      setRefusal(null);
      if (file) void inspect(file);
    },
    /** Uploads the waiting picture or a part of it. The point that stays in sight goes into its address. */
    crop: (area?: ImageArea, chosenFocus?: Focus) => asked && send(asked, area, chosenFocus),
    /** Discards the waiting picture and stops the running upload. */
    drop: () => {
      setAsked(null);
      setRefusal(null);
      upload.cancel();
    },
  };
}
