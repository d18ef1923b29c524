import { fileTypeOf, SIGNATURE_BYTES } from '../../../src/lib/media/file-type';
import { slugify } from '../../../src/lib/text/slug';
import { FileRefused, type PreparedFile } from '../uploads/failure';
import { mediaTexts } from '../../i18n/fields';

/** The bucket's own limit (supabase/migrations, files). */
export const MAX_PDF_BYTES = 50 * 1024 * 1024;
const MAX_LABEL = 60;
const extension = 'pdf';
const END = '%%EOF';
/** In how much of its end readers look for a file's end marker: some programs write a little behind it. */
const TAIL_BYTES = 2048;

const { pdf } = mediaTexts;

interface PreparedPdf extends PreparedFile {
  /** The first page as a picture, or null. */
  readonly cover: Blob | null;
}

/** Accepts a file whose content is a PDF that opens without a password. Throws FileRefused otherwise. */
export async function preparePdf(file: File): Promise<PreparedPdf> {
  if (file.size > MAX_PDF_BYTES) throw new FileRefused(pdf.tooLarge(MAX_PDF_BYTES / 1024 / 1024));
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (fileTypeOf(start) !== 'pdf') throw new FileRefused(describeWrongFile(start));
  const end = await file.slice(-TAIL_BYTES).text();
  if (!end.includes(END)) throw new FileRefused(pdf.cut);
  const label = slugify(file.name.replace(/\.pdf$/i, ''), { max: MAX_LABEL, fallback: extension });
  return { body: file, type: 'application/pdf', extension, label, cover: await drawCover(file) };
}

async function drawCover(file: File): Promise<Blob | null> {
  const { drawFirstPage } = await import('./read-pdf');
  try {
    return await drawFirstPage(await file.arrayBuffer());
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new FileRefused(isLocked ? pdf.locked : pdf.broken);
  }
}

function describeWrongFile(start: Uint8Array): string {
  if (start.length === 0) return pdf.empty;
  return fileTypeOf(start) === 'other' ? pdf.other : pdf.image;
}
