import picture from '../pictures/benefits.svg?picture';

/** The association around one table: a picture that more than one page shows. */
export const gathering = { picture, alt: 'Uzun bir masanın çevresinde söyleşen dernek üyeleri' } as const;
