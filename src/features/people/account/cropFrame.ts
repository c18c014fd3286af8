/** Which square of a picture becomes an avatar: its centre and its side, in px of the picture. */

export interface CropFrame {
  x: number
  y: number
  sidePx: number
}

interface PictureSize {
  width: number
  height: number
}

/** How many times closer than the widest frame one may come. */
export const mostZoom = 4

const shorterSidePx = ({ width, height }: PictureSize) => Math.min(width, height)

/** The largest square, in the middle. */
export const widestFrame = (picture: PictureSize): CropFrame => ({
  x: picture.width / 2,
  y: picture.height / 2,
  sidePx: shorterSidePx(picture),
})

export const zoomOf = (frame: CropFrame, picture: PictureSize): number =>
  shorterSidePx(picture) / frame.sidePx

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The same frame as far as the picture reaches: it shows nothing from beyond an edge. */
function keepInside({ x, y, sidePx }: CropFrame, { width, height }: PictureSize): CropFrame {
  const half = sidePx / 2
  return { x: clamp(x, half, width - half), y: clamp(y, half, height - half), sidePx }
}

/** Moves the frame by a share of its side. */
export const moveFrame = (frame: CropFrame, picture: PictureSize, right: number, down: number): CropFrame =>
  keepInside({ ...frame, x: frame.x + right * frame.sidePx, y: frame.y + down * frame.sidePx }, picture)

/** Comes closer or goes back; the middle stays where it is, if the picture reaches that far. */
export const zoomFrame = (frame: CropFrame, picture: PictureSize, zoom: number): CropFrame =>
  keepInside({ ...frame, sidePx: shorterSidePx(picture) / clamp(zoom, 1, mostZoom) }, picture)
