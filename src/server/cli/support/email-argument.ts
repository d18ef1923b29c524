import { emailFault } from '../../../lib/identity/email-address';
import { OperatorError } from '../../../lib/operator-error';

/** Reads a command's one e-mail address, in lower case. Throws an OperatorError with the usage if it is missing or malformed. */
export function readEmail(positionals: readonly string[], usage: string): string {
  const [email, ...rest] = positionals;
  if (!email || rest.length > 0) throw new OperatorError(`Bir e-posta adresi verin: ${usage}`);
  const fault = emailFault(email);
  if (fault !== undefined) throw new OperatorError(`${fault} ${usage}`);
  return email.trim().toLowerCase();
}
