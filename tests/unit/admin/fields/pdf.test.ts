import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { preparePdf } from '../../../../admin/fields/pdf/prepare-pdf';
import { FileRefused } from '../../../../admin/fields/uploads/failure';
import { samplePdf } from '../../../fixtures/sample-pdf';

// The browser loads the worker from the site. Here it is an ordinary module.
vi.mock('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url', () => ({
  default: import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs'),
}));

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#7b1e2b' } });
const file = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'bulten.pdf');
const complete = await samplePdf({ pages: 3 });

describe('a PDF', () => {
  test('is uploaded unchanged, without a cover where the browser cannot draw one', async () => {
    const chosen = file(complete);
    expect(await preparePdf(chosen)).toEqual({
      body: chosen,
      type: 'application/pdf',
      extension: 'pdf',
      cover: null,
      label: 'bulten',
    });
  });

  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['a picture called .pdf', () => picture.clone().png().toBuffer(), /^Bu dosya bir resim/],
    ['one that was cut off', () => complete.subarray(0, complete.length / 2), /^PDF’nin sonu eksik/],
    ['one with rubbish inside', () => Buffer.from('%PDF-1.7\nçöp\n%%EOF'), /^Bu PDF açılamadı/],
    ['one behind a password', () => samplePdf({ pages: 1, password: 'gizli' }), /^Bu PDF parolayla/],
    ['one that is too large', () => Buffer.alloc(50 * 1024 * 1024 + 1), /^PDF 50 MB’den büyük/],
  ])('is refused with a message that says what to do: %s', async (_, bytes, advice) => {
    const refusal: unknown = await preparePdf(file(await bytes())).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FileRefused);
    expect(refusal).toHaveProperty('message', expect.stringMatching(advice));
  });
});
