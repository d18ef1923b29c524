import sharp from 'sharp';

const dot = () => sharp({ create: { width: 2, height: 2, channels: 3, background: '#7b1e2b' } });
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

const FILES = {
  'image/png': () => dot().png().toBuffer(),
  'image/jpeg': () => dot().jpeg().toBuffer(),
  'image/webp': () => dot().webp().toBuffer(),
  'image/avif': () => dot().avif().toBuffer(),
  'image/gif': () => dot().gif().toBuffer(),
  'application/pdf': () => Promise.resolve(pdf),
} satisfies Record<string, () => Promise<Buffer>>;
export type FileType = keyof typeof FILES;

/** A tiny, valid file of a type, as a body that every backend accepts. */
export async function sampleFile(type: FileType): Promise<ArrayBuffer> {
  return new Uint8Array(await FILES[type]()).buffer;
}
