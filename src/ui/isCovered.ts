/** Whether a dialog lies over the page: keys mean it then, wherever the focus is. */
export const isCovered = (): boolean => document.querySelector('dialog[open]') !== null
