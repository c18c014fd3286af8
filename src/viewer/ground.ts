/** `--viewer` of tokens.css, for what is painted on a canvas: the ground around a picture, in both themes. */
export const GROUND = '#101012'
