/** How tiles are fetched: each by an image of its own, given up only when the line has stalled. */

/** A tile is given up when none has arrived for so long: on 50 kbit/s four at once take up to a minute. */
export const tileStallMs = 90_000
/** As many requests at once: on a slow line each gets a share that brings it in before it seems lost. */
export const maxTileRequests = 4
/** OpenSeadragon's own limit counts from the request, also while the tile arrives: a day, so that it never ends one. */
export const ownTileTimeoutMs = 86_400_000

interface TileJob {
  src: string
  finish(image: unknown, request: null, kind: string): void
  fail(message: string, request: null): void
}

type LoadingImage = Pick<HTMLImageElement, 'src' | 'onload' | 'onerror'>

/**
 * Fetches tiles for OpenSeadragon. Whatever arrives shows that the line still carries something, and gives all others
 * their full time again.
 * @param createImage other than a browser's, for tests
 */
export function createTileLoader(createImage: () => LoadingImage = () => new Image()) {
  const loading = new Map<TileJob, LoadingImage>()
  let stall: ReturnType<typeof setTimeout> | undefined
  const forget = (job: TileJob) => {
    const image = loading.get(job)
    if (image) image.onload = image.onerror = null
    loading.delete(job)
    if (loading.size === 0) clearTimeout(stall)
    return image
  }
  const cancel = (job: TileJob) => {
    const image = forget(job)
    if (image) image.src = ''
  }
  const giveUp = () => {
    for (const job of [...loading.keys()]) {
      cancel(job)
      job.fail('The line has stalled.', null)
    }
  }
  const restart = () => {
    clearTimeout(stall)
    if (loading.size > 0) stall = setTimeout(giveUp, tileStallMs)
  }
  return {
    downloadTileStart(job: TileJob) {
      const image = createImage()
      loading.set(job, image)
      if (loading.size === 1) restart()
      image.onload = () => {
        forget(job)
        restart()
        job.finish(image, null, 'image')
      }
      image.onerror = () => {
        forget(job)
        job.fail('The tile could not be had.', null)
      }
      image.src = job.src
    },
    downloadTileAbort: cancel,
  }
}
