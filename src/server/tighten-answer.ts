import { compressTightly, decompress, type Encoding } from './compression';
import { LENGTH_HEADER, type WireAnswer } from './wire-answer';

/** An answer that was asked for again will be asked for more often. */
const USES = 2;

/**
 * Makes what compresses kept answers tightly, which were compressed quickly because somebody waited: in the background, one after
 * another, and only those that are used again.
 */
export function tightenInTurn(): (answer: WireAnswer) => void {
  let last: Promise<unknown> = Promise.resolve();
  return (answer) => {
    answer.uses += 1;
    const { quickEncoding } = answer;
    if (answer.uses !== USES || answer.kind !== 'page' || !quickEncoding) return;
    last = last
      .then(() => tighten(answer, quickEncoding))
      // The quick one is as good, only longer.
      .catch(() => undefined);
  };
}

async function tighten(answer: WireAnswer, encoding: Encoding): Promise<void> {
  const body = await compressTightly(await decompress(answer.body, encoding), encoding);
  const lengthAt = answer.headers.indexOf(LENGTH_HEADER) + 1;
  answer.headers = answer.headers.with(lengthAt, String(body.byteLength));
  answer.body = body;
}
