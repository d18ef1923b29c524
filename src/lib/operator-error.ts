/** A failure the person at the keyboard can act on: printed as its sentence, without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
