/**
 * Takes the text of the tokens' style sheet and a colour's name, gives the colour as it is on a light screen: that one stands
 * first. Throws if no token of six digits has the name.
 */
export function lightToken(tokens: string, name: string): string {
  const color = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (color === undefined) throw new Error(`src/styles/tokens.css names no colour --${name}`);
  return color;
}
