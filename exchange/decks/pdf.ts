/** Reads a PDF with pdf.js: the number, size and text of its pages; draws a page where poppler does not. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import {
  maxPageHeightPx,
  maxPageMetres,
  maxPageTextChars,
  maxPictureMegapixels,
  pageWidthPx,
} from './limits.ts'
import type { DrawnPage, TextBox } from './pageImage.ts'
import { DeckFault } from './texts.ts'

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')
type PdfDocument = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
/** pdf.js speaks of the browser's canvas; ours has the same methods. */
type RenderCanvas = Parameters<PdfPage['render']>[0]['canvas']

export interface PageFacts {
  /** Size of the page's picture in px. */
  width: number
  height: number
  text: string
  boxes: TextBox[]
}

const metresPerPoint = 0.0254 / 72
const folderOf = (name: string) =>
  fileURLToPath(new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')))

/** Text that brings no font of its own is drawn with this one, whatever fonts the machine has. */
function registerFallbackFonts(): void {
  for (const script of ['latin', 'chinese-simplified'])
    for (const family of ['sans-serif', 'serif', 'monospace']) {
      const name = `@fontsource/noto-sans-sc/files/noto-sans-sc-${script}-400-normal.woff2`
      GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(name)), family)
    }
}

const isNamed = (failure: unknown, name: string) => failure instanceof Error && failure.name === name

export class PdfReader {
  readonly pageCount: number
  readonly #document: PdfDocument
  readonly #pdfjs: Pdfjs

  private constructor(document: PdfDocument, pdfjs: Pdfjs) {
    this.#document = document
    this.#pdfjs = pdfjs
    this.pageCount = document.numPages
  }

  /** @throws DeckFault where it is locked, damaged, or has no page */
  static async open(path: string): Promise<PdfReader> {
    registerFallbackFonts()
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const task = pdfjs.getDocument({
      data: new Uint8Array(await readFile(path)),
      cMapUrl: folderOf('cmaps'),
      standardFontDataUrl: folderOf('standard_fonts'),
      useSystemFonts: false,
      useWasm: false,
      maxImageSize: maxPictureMegapixels * 1_000_000,
      verbosity: 0,
    })
    try {
      const document = await task.promise
      if (document.numPages < 1) throw new DeckFault('noPages')
      return new PdfReader(document, pdfjs)
    } catch (failure) {
      if (failure instanceof DeckFault) throw failure
      if (isNamed(failure, 'PasswordException')) throw new DeckFault('encrypted')
      throw new DeckFault('damaged')
    }
  }

  /** @throws DeckFault where the page is damaged or larger than any page is */
  async readPage(no: number): Promise<PageFacts> {
    try {
      const page = await this.#document.getPage(no)
      mustBeOfPageSize(page, no)
      const viewport = viewportOf(page)
      const { items } = await page.getTextContent()
      const pieces = items.filter((item) => 'str' in item)
      const text = pieces.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')
      const boxes = pieces.flatMap(({ str, transform, width, height }): TextBox[] => {
        const [a, b, , , x, y] = this.#pdfjs.Util.transform(viewport.transform, transform)
        // rotated text does not fit an upright box
        if (str.trim() === '' || Math.abs(b) > Math.abs(a) / 20) return []
        const size = [width * viewport.scale, height * viewport.scale] as const
        return [
          {
            x: x / viewport.width,
            y: (y - size[1]) / viewport.height,
            width: size[0] / viewport.width,
            height: size[1] / viewport.height,
            chars: str.trim().length,
          },
        ]
      })
      return { ...pixelSize(viewport), text: tidyText(text), boxes }
    } catch (failure) {
      throw failure instanceof DeckFault ? failure : new DeckFault('pageDamaged', no)
    }
  }

  /** @throws DeckFault where the page is damaged */
  async drawPage(no: number): Promise<DrawnPage> {
    try {
      const page = await this.#document.getPage(no)
      const viewport = viewportOf(page)
      const { width, height } = pixelSize(viewport)
      const canvas = createCanvas(width, height)
      await page.render({ canvas: canvas as unknown as RenderCanvas, viewport }).promise
      page.cleanup()
      return { data: canvas.data(), width, height, channels: 4 }
    } catch {
      throw new DeckFault('pageDamaged', no)
    }
  }

  async close(): Promise<void> {
    await this.#document.loadingTask.destroy()
  }
}

type Viewport = ReturnType<PdfPage['getViewport']>

function viewportOf(page: PdfPage): Viewport {
  const plain = page.getViewport({ scale: 1 })
  const scale = Math.min(pageWidthPx / plain.width, maxPageHeightPx / plain.height)
  return page.getViewport({ scale })
}

const pixelSize = ({ width, height }: Viewport) => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
})

function mustBeOfPageSize(page: PdfPage, no: number): void {
  const { width, height } = page.getViewport({ scale: 1 })
  const metres = Math.max(width, height) * metresPerPoint
  if (metres > maxPageMetres) throw new DeckFault('pageTooLarge', no, metres.toFixed(1), maxPageMetres)
}

/** Without runs of blanks and empty lines, for search and for those who hear it. */
export const tidyText = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
    .slice(0, maxPageTextChars)
