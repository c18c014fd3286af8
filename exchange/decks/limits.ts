/** How much one deck may be. */

export const maxPages = 200
export const maxSourceBytes = 200_000_000
/** The most bytes that the files of a ZIP archive may have together once they are unpacked. */
export const maxUnpackedBytes = 1_000_000_000
export const maxZipEntries = 5000
/** Longer side of a page, at most (m): a page of a poster is shorter. */
export const maxPageMetres = 2
export const maxPictureMegapixels = 100

export const pageWidthPx = 1600
/** Of a page that is much higher than wide, the height decides. */
export const maxPageHeightPx = 6400
export const thumbnailWidthPx = 320
export const webpQuality = 82
/** A hint at how long the encoder may search: 0 to 6. More than this makes files hardly smaller. */
export const webpEffort = 2
/** The most characters of text of one page. */
export const maxPageTextChars = 4000

/** Counts up when pages are drawn in another way: older pictures are then made anew. */
export const drawingVersion = 1
