/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const EDGE = 4;
/** Ten centimetres at 300 dpi. */
const SIDE_PX = 1200;
const SVG = 'http://www.w3.org/2000/svg';

/** Returns a rendered code as an SVG document with a quiet zone. */
export function qrCodeSvg(code: SVGSVGElement): string {
  const side = code.viewBox.baseVal.width + 2 * EDGE;
  const drawing = document.createElementNS(SVG, 'svg');
  const place = { x: -EDGE, y: -EDGE, width: side, height: side };
  setAll(drawing, { viewBox: Object.values(place).join(' '), width: SIDE_PX, height: SIDE_PX });
  const paper = document.createElementNS(SVG, 'rect');
  setAll(paper, { ...place, fill: 'white' });
  drawing.append(paper, ...Array.from(code.children, (child) => child.cloneNode(true)));
  return new XMLSerializer().serializeToString(drawing);
}

/** Returns an SVG document as PNG. Throws where the browser cannot draw it. */
export async function svgToPng(drawing: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE_PX, height: SIDE_PX });
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE_PX, SIDE_PX);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The QR code could not be drawn'));
    }, 'image/png');
  });
}

function setAll(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
