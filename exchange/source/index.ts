/** Which files can become specimens, and how each is read. */

import { extname } from 'node:path'
import { Wrong } from '../texts.ts'
import { openDzi } from './dzi.ts'
import { requirePossible } from './limits.ts'
import { openWithOpenSlide } from './openslide.ts'
import { openPhotograph } from './photograph.ts'
import type { Source } from './source.ts'
import { openSzi } from './szi.ts'
import { openTiff } from './tiff.ts'

const openers: Record<string, (path: string) => Promise<Source>> = {
  '.tif': openTiff,
  '.tiff': openTiff,
  '.btf': openTiff,
  '.tf8': openTiff,
  '.svs': openTiff,
  '.jpg': openPhotograph,
  '.jpeg': openPhotograph,
  // as browsers, Windows and older programs call a JPEG
  '.jfif': openPhotograph,
  '.jpe': openPhotograph,
  '.jif': openPhotograph,
  '.pjpeg': openPhotograph,
  '.pjp': openPhotograph,
  '.png': openPhotograph,
  '.webp': openPhotograph,
  '.dzi': openDzi,
  '.szi': openSzi,
  '.ndpi': openWithOpenSlide,
  '.mrxs': openWithOpenSlide,
  '.scn': openWithOpenSlide,
  '.vms': openWithOpenSlide,
  '.bif': openWithOpenSlide,
}

const openerOf = (path: string) => openers[extname(path).toLowerCase()]

export const canOpen = (path: string) => openerOf(path) !== undefined

/** @throws an Error that says why it cannot be read */
export async function openSource(path: string): Promise<Source> {
  const opener = openerOf(path)
  if (!opener) throw new Wrong('unknownKind', Object.keys(openers).join(' '))
  const source = await opener(path)
  await requirePossible(source, source.parts)
  return source
}
