/** Reads QR codes: by the browser where it can, else by a worker of ours. */
import type { PictureToDecode } from './decode.worker.ts'

/** Not in every browser, and so not in the types. */
interface BarcodeDetector {
  detect(picture: ImageBitmapSource): Promise<{ rawValue: string }[]>
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector
  getSupportedFormats(): Promise<string[]>
}

export interface Decoder {
  /** The text of a code in the picture; null: none is seen. */
  read(picture: HTMLVideoElement | ImageBitmap): Promise<string | null>
  close(): void
}

/**
 * Longer side (px) of the decoded picture: a code that fills a third of it is read, and a phone decodes ten a second.
 */
const maxSidePx = 800

async function browserDecoder(): Promise<Decoder | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass }
  if (!Detector) return null
  const formats = await Detector.getSupportedFormats().catch((): string[] => [])
  if (!formats.includes('qr_code')) return null
  const detector = new Detector({ formats: ['qr_code'] })
  return {
    read: async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null,
    close: () => undefined,
  }
}

const sizeOf = (picture: HTMLVideoElement | ImageBitmap) =>
  picture instanceof ImageBitmap
    ? { width: picture.width, height: picture.height }
    : { width: picture.videoWidth, height: picture.videoHeight }

function workerDecoder(): Decoder {
  const worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' })
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  return {
    read(picture) {
      const { width, height } = sizeOf(picture)
      if (!context || width === 0 || height === 0) return Promise.resolve(null)
      const scale = Math.min(1, maxSidePx / Math.max(width, height))
      const { canvas } = context
      canvas.width = Math.round(width * scale)
      canvas.height = Math.round(height * scale)
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      const order: PictureToDecode = { data, width: canvas.width, height: canvas.height }
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data: text }: MessageEvent<string | null>) => resolve(text)
        worker.onerror = () => reject(new Error('the decoder did not load'))
        worker.postMessage(order, [data.buffer])
      })
    },
    close: () => worker.terminate(),
  }
}

export const createDecoder = async (): Promise<Decoder> => (await browserDecoder()) ?? workerDecoder()
