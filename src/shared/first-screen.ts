/** Id of what a page begins with. Browsers that can wait with their first frame until it is there lay the page out once less. */
export const FIRST_SCREEN_ID = 'ilk-ekran';
