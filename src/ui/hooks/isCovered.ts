/** Whether a dialog lies over the page: keys mean it then, wherever the focus is. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null
