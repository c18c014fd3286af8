/**
 * `--viewer` of tokens.css, for what is painted on a canvas: the ground around a picture, in both themes.
 * A grey: lossy WebP does not keep a faint tint evenly, and the edges of a turntable's frames would show.
 */
export const GROUND = '#101010'
