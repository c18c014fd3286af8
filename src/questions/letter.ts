/** A, B, C … for the place of an option. */
export const letter = (place: number): string => String.fromCharCode(65 + place)
