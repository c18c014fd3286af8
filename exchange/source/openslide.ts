/** Scanners' formats that libvips in sharp cannot read, by the OpenSlide tools of the machine where it has them. */

import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { note, Wrong } from '../texts.ts'
import { opaque, readPicture, type Source, sidePictureName } from './source.ts'
import { writeStrips } from './strips.ts'

const run = promisify(execFile)

/** How many px are unpacked at a time, as one strip. */
const stripPx = 1 << 24

const propertiesTimeoutMs = 60_000
const stripTimeoutMs = 600_000

interface Properties {
  width: number
  height: number
  um: number
  /** pictures of the file beside the slide */
  associated: string[]
}

/** Reads what `openslide-show-properties` prints: `name: 'value'` in each line. */
export function readProperties(text: string): Properties {
  const told = new Map(
    [...text.matchAll(/^([\w.[\]-]+): '(.*)'\r?$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const width = Number(told.get('openslide.level[0].width'))
  const height = Number(told.get('openslide.level[0].height'))
  if (!(width > 0 && height > 0)) throw new Wrong('noSize')
  const um = Number(told.get('openslide.mpp-x') ?? 0)
  const associated = [...told.keys()].flatMap(
    (name) => /^openslide\.associated\.(.+)\.width$/.exec(name)?.[1] ?? [],
  )
  return { width, height, um: um > 0.01 && um < 20 ? um : 0, associated }
}

async function properties(path: string): Promise<Properties> {
  try {
    const { stdout } = await run('openslide-show-properties', [path], {
      maxBuffer: 1 << 26,
      timeout: propertiesTimeoutMs,
    })
    return readProperties(stdout)
  } catch (failure) {
    if (isMissing(failure)) throw new Wrong('noOpenSlide')
    throw new Wrong('badOpenSlide', firstLine(failure))
  }
}

const isMissing = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT'

const firstLine = (failure: unknown) => {
  const told = failure instanceof Error && 'stderr' in failure ? String(failure.stderr) : ''
  return (told.trim() || String(failure)).split('\n')[0] ?? ''
}

/** MIRAX keeps its pixels in a folder beside the file. */
export const dataBeside = (path: string) => (/\.mrxs$/i.test(path) ? path.slice(0, -5) : null)

function partsOf(path: string): string[] {
  const folder = dataBeside(path)
  if (folder === null) return [path]
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  return [path, ...inside.map(({ name }) => join(folder, name)).sort()]
}

/** NDPI, MRXS, SCN and SVS in JPEG 2000. @throws an Error that says what to install where the tools are missing */
export async function openWithOpenSlide(path: string): Promise<Source> {
  await stat(path)
  const { width, height, um, associated } = await properties(path)
  return {
    width,
    height,
    um,
    nature: 'scan',
    leftOut: associated.length > 0 ? associated.map(sidePictureName) : [note('labelAndMacro')],
    removed: [note('scanner')],
    parts: partsOf(path),
    pixels: async (scratch) => {
      const rows = Math.max(1, Math.min(height, Math.floor(stripPx / width)))
      await writeStrips(scratch, { width, height, rows }, (top, count) =>
        region(path, { top, width, rows: count }, `${scratch}.png`),
      )
      return () => readPicture(scratch)
    },
  }
}

/** A band of the slide at full size, RGB. */
async function region(
  path: string,
  { top, width, rows }: { top: number; width: number; rows: number },
  png: string,
) {
  try {
    await run('openslide-write-png', [path, '0', String(top), '0', String(width), String(rows), png], {
      timeout: stripTimeoutMs,
    })
    return await opaque(readPicture(png)).raw().toBuffer()
  } catch (failure) {
    throw new Wrong('badOpenSlide', firstLine(failure))
  } finally {
    await rm(png, { force: true })
  }
}
