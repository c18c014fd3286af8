/** Draws pages with poppler's pdftoppm, several at a time, as raw pixels. */
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DrawnPage } from './pageImage.ts'

/** @throws an Error where the program cannot be started */
export function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore', env })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Pixels of a PPM file as pdftoppm writes it: `P6`, width, height, 255, then three bytes for each. */
export function parsePpm(bytes: Buffer): DrawnPage | null {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64))
  if (!head) return null
  const [begin, width, height] = [head[0].length, Number(head[1]), Number(head[2])]
  const data = bytes.subarray(begin)
  return data.length === width * height * 3 ? { data, width, height, channels: 3 } : null
}

interface PagesOf {
  path: string
  first: number
  last: number
  /** Size of each of these pages in px. */
  width: number
  height: number
}

/** @returns by page number what could be drawn; a page that is not there has to be drawn otherwise */
export async function drawWithPoppler(
  pdftoppm: string,
  { path, first, last, width, height }: PagesOf,
): Promise<Map<number, DrawnPage>> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pages-'))
  try {
    const size = ['-scale-to-x', String(width), '-scale-to-y', String(height)]
    const args = ['-f', String(first), '-l', String(last), ...size, '-q', path, join(folder, 'p')]
    await runProgram(pdftoppm, args, { PATH: process.env.PATH, HOME: folder })
    const drawn = new Map<number, DrawnPage>()
    for (const name of await readdir(folder)) {
      const no = Number(/-(\d+)\.ppm$/.exec(name)?.[1])
      const page = no >= first && no <= last ? parsePpm(await readFile(join(folder, name))) : null
      if (page) drawn.set(no, page)
    }
    return drawn
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
