/**
 * Returns the light theme's value of a colour token from the text of tokens.css, which defines light first. Throws if
 * no six-digit token has that name.
 */
export function lightToken(tokens: string, name: string): string {
  const color = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (color === undefined) throw new Error(`src/styles/tokens.css names no colour --${name}`);
  return color;
}
