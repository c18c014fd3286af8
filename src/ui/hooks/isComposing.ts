/** Whether a key belongs to an input method. Safari ends the composition before its last Enter: 229 alone tells. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229
