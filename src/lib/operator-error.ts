/** A failure that the operator can fix. Commands print its message without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
