/** Under it the table becomes cards and the form fills the screen (specification, section 9: breakpoints). */
export const PHONE = '(max-width: 639px)';
