import { pdfFiles, pdfFolder } from '../../../../rules/pdfReader.ts'

type Pdfjs = typeof import('pdfjs-dist')
export type PdfDocument = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>

/** A PDF that is locked by a password. */
export class LockedPdf extends Error {}

/** pdf.js is loaded with the first document; its worker is a file of ours, as the page's policy asks. */
async function loadPdfjs(): Promise<Pdfjs> {
  const pdfjs = (await import(/* @vite-ignore */ `${pdfFolder}${pdfFiles.reader}`)) as Pdfjs
  pdfjs.GlobalWorkerOptions.workerSrc = `${pdfFolder}${pdfFiles.worker}`
  return pdfjs
}

/** @throws LockedPdf, or whatever pdf.js says of a document that cannot be read */
export async function openPdf(url: string): Promise<PdfDocument> {
  const pdfjs = await loadPdfjs()
  // The file is read whole: a file kept on the device is whole too, and answers no ranges to pdf.js.
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The document answers ${response.status}.`)
  const task = pdfjs.getDocument({
    data: new Uint8Array(await response.arrayBuffer()),
    cMapUrl: `${pdfFolder}cmaps/`,
    standardFontDataUrl: `${pdfFolder}fonts/`,
    useWasm: false,
    verbosity: 0,
  })
  try {
    return await task.promise
  } catch (failure) {
    throw failure instanceof Error && failure.name === 'PasswordException' ? new LockedPdf() : failure
  }
}

/** Largest area of one canvas (number of px): iOS draws nothing on a larger one. */
const mostCanvasPx = 16_000_000

/** Draws a page as wide as its place. @returns how to stop, and to give the memory back */
export function drawPage(
  document: PdfDocument,
  no: number,
  canvas: HTMLCanvasElement,
  onFailure: () => void,
): () => void {
  let isOver = false
  const width = canvas.clientWidth * Math.min(devicePixelRatio, 2)
  const draw = async () => {
    const page = await document.getPage(no)
    const plain = page.getViewport({ scale: 1 })
    const most = Math.sqrt(mostCanvasPx / (plain.width * plain.height))
    const viewport = page.getViewport({ scale: Math.min(width / plain.width, most) })
    if (isOver) return
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await page.render({ canvas, viewport }).promise
  }
  void draw().catch(() => !isOver && onFailure())
  return () => {
    isOver = true
    canvas.width = 0
    canvas.height = 0
  }
}
