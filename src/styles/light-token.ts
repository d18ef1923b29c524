/** Returns the light value of a colour token, which tokens.css defines first. Throws if there is none of six digits. */
export function lightToken(tokens: string, name: string): string {
  const color = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (color === undefined) throw new Error(`src/styles/tokens.css names no colour --${name}`);
  return color;
}
