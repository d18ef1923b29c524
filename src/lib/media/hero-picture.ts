/**
 * A hero is 420 to 490 px high on every screen, and its pictures are wide: what fills it on a telephone is a third of them, drawn
 * larger than the screen is wide. So telephones get a square from the middle, and other screens as much as the height takes.
 */
export const PHONE_MEDIA = '(max-width: 480px)';
/** All other screens; the older form of `not`, which every browser reads. */
export const BEYOND_PHONE_MEDIA = `not all and ${PHONE_MEDIA}`;

/** Sides in pixels: for one device pixel a pixel, and for two and more. */
export const PHONE_SQUARES_PX = [480, 960] as const;
export const PHONE_SQUARE_SIZES = '480px';

/** What a wide picture comes in beyond telephones, and its `sizes` there. */
export const HERO_WIDTHS_PX = [1280, 1920, 2560] as const;
export const HERO_SIZES = '(max-width: 1280px) 1280px, 100vw';
