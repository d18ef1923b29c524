/**
 * A hero is 420 to 490 px high on every screen and its pictures are wide, so a phone shows only the middle third,
 * enlarged. Phones therefore get a square crop of the middle, and other screens a picture as wide as the height needs.
 */
export const PHONE_MEDIA = '(max-width: 480px)';
/** All other screens, in the older syntax of `not` that every browser supports. */
export const BEYOND_PHONE_MEDIA = `not all and ${PHONE_MEDIA}`;

/** Square sides in pixels, for a device pixel ratio of one and of two or more. */
export const PHONE_SQUARES_PX = [480, 960] as const;
export const PHONE_SQUARE_SIZES = '480px';

/** The widths and `sizes` of wide pictures beyond phones. */
export const HERO_WIDTHS_PX = [1280, 1920, 2560] as const;
export const HERO_SIZES = '(max-width: 1280px) 1280px, 100vw';
