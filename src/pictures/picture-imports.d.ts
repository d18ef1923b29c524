/* oxlint-disable typescript/consistent-type-imports -- an ambient declaration cannot have an import statement */

/** `./name.svg?picture`: a picture, photographs in the default widths. */
declare module '*?picture' {
  const asset: import('./picture-asset').PictureAsset;
  export default asset;
}

/** `./name.svg?widths=480;960&picture`: a photograph in chosen widths, in pixels. */
declare module '*&picture' {
  const asset: import('./picture-asset').PictureAsset;
  export default asset;
}

/** `./name.svg?hero`: a photograph in the widths and squares of a hero. */
declare module '*?hero' {
  const asset: import('./picture-asset').HeroAsset;
  export default asset;
}
