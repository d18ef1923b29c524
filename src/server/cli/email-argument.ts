import { OperatorError } from '../../lib/operator-error';

/** The one e-mail address a command was given, in lower case. Throws with the command's usage otherwise. */
export function readEmail(positionals: readonly string[], usage: string): string {
  const [email, ...rest] = positionals;
  if (!email || rest.length > 0 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new OperatorError(`Bir e-posta adresi verin: ${usage}`);
  }
  return email.toLowerCase();
}
