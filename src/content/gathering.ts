import picture from '../pictures/benefits.svg?picture';

/** A picture that several pages show. */
export const gathering = { picture, alt: 'Uzun bir masanın çevresinde söyleşen dernek üyeleri' } as const;
