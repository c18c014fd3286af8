/** Draws one slide: words on the left, a part of a specimen on the right, put together of the tiles that are there. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Canvas, createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { tileName } from '../../server/media/pyramid.ts'
import { readPictureFile } from '../../server/media/tiles.ts'
import { pictureArea, type SlidePlan } from './plan.ts'

export const slideSize = { width: 1600, height: 900 }
export const thumbnailSize = { width: 320, height: 180 }

const family = 'Noto Sans SC'

/** Text never depends on the fonts of the machine: a bare one has none for Chinese. */
export function registerFonts(): void {
  for (const weight of [400, 700]) {
    const name = `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`
    GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(name)), family)
    const latin = name.replace('chinese-simplified', 'latin')
    GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(latin)), `${family} Latin`)
  }
}

const fontOf = (px: number, weight: 400 | 700) => `${weight} ${px}px "${family}", "${family} Latin"`

const colours = {
  paper: '#f6f5f9',
  title: '#3e3182',
  text: '#1f1a2e',
  quiet: '#544d66',
  line: '#dfdbe8',
  ground: '#101010',
  pin: '#b8376b',
}

/** Breaks a text into lines that fit: at blanks in Latin script, anywhere in Chinese but not before a mark that closes. */
function linesOf(pen: SKRSContext2D, text: string, width: number): string[] {
  const pieces = text.match(/[\p{L}\p{N}'’.,;:()×%–-]+\s*|[\s\S]/gu) ?? []
  const words = pieces.flatMap((piece) => (/\p{Script=Han}/u.test(piece) ? [...piece] : [piece]))
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const closes = /^[，。；：、！？）》」』”]/.test(word)
    if (line !== '' && !closes && pen.measureText((line + word).trimEnd()).width > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += word
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}

interface Place {
  x: number
  y: number
  width: number
}

/** @returns where the next text begins */
function write(
  pen: SKRSContext2D,
  text: string,
  { x, y, width }: Place,
  look: { px: number; weight: 400 | 700; colour: string; most: number },
): number {
  if (text === '') return y
  pen.font = fontOf(look.px, look.weight)
  pen.fillStyle = look.colour
  const lines = linesOf(pen, text, width).slice(0, look.most)
  let at = y
  for (const line of lines) {
    at += look.px * 1.35
    pen.fillText(line, x, at)
  }
  return at
}

/** The part of a specimen, out of the tiles of the level that is just fine enough. */
async function partOf({ of, x, y, width, height }: NonNullable<SlidePlan['picture']>): Promise<Canvas> {
  const fits = Math.min(pictureArea.width / width, pictureArea.height / height)
  const wanted = { width: Math.round(width * fits), height: Math.round(height * fits) }
  let level = of.maxLevel
  while (level > of.minLevel && 2 ** (level - 1 - of.maxLevel) >= fits) level--
  const scale = 2 ** (level - of.maxLevel)
  const canvas = createCanvas(wanted.width, wanted.height)
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  const grow = fits / scale
  const size = of.tileSize
  const [fromX, fromY] = [Math.floor((x * scale) / size), Math.floor((y * scale) / size)]
  const toX = Math.floor(((x + width) * scale - 1) / size)
  const toY = Math.floor(((y + height) * scale - 1) / size)
  for (let row = fromY; row <= toY; row++)
    for (let column = fromX; column <= toX; column++) {
      const bytes = await readPictureFile(join(of.folder, tileName(level, column, row)))
      if (!bytes) continue
      const tile = await loadImage(bytes)
      const left = (column * size - x * scale) * grow
      const top = (row * size - y * scale) * grow
      // half a pixel over, so that no seam shows between tiles
      pen.drawImage(tile, left, top, tile.width * grow + 0.5, tile.height * grow + 0.5)
    }
  return canvas
}

function drawPin(pen: SKRSContext2D, x: number, y: number, label: string): void {
  pen.lineWidth = 7
  pen.strokeStyle = '#ffffff'
  pen.beginPath()
  pen.arc(x, y, label === '' ? 26 : 20, 0, 2 * Math.PI)
  pen.stroke()
  pen.lineWidth = 3.5
  pen.strokeStyle = colours.pin
  pen.stroke()
  if (label === '') return
  pen.fillStyle = '#ffffff'
  pen.fill()
  pen.fillStyle = colours.pin
  pen.font = fontOf(24, 700)
  pen.textAlign = 'center'
  pen.fillText(label, x, y + 9)
  pen.textAlign = 'start'
}

async function drawPicture(pen: SKRSContext2D, plan: SlidePlan): Promise<void> {
  const area = { x: 620, y: 60, ...pictureArea }
  pen.save()
  pen.beginPath()
  pen.roundRect(area.x, area.y, area.width, area.height, 24)
  pen.clip()
  pen.fillStyle = colours.ground
  pen.fillRect(area.x, area.y, area.width, area.height)
  if (plan.picture) {
    const part = await partOf(plan.picture)
    const left = area.x + (area.width - part.width) / 2
    const top = area.y + (area.height - part.height) / 2
    pen.drawImage(part, left, top)
    for (const { x, y, label } of plan.picture.pins)
      drawPin(pen, left + x * part.width, top + y * part.height, label)
  }
  pen.restore()
}

function drawWords(pen: SKRSContext2D, plan: SlidePlan, foot: string): void {
  const place = { x: 56, width: 516 }
  let y = write(
    pen,
    plan.title.zh,
    { ...place, y: 70 },
    { px: 46, weight: 700, colour: colours.title, most: 3 },
  )
  y = write(
    pen,
    plan.title.en,
    { ...place, y: y + 6 },
    { px: 26, weight: 400, colour: colours.quiet, most: 3 },
  )
  pen.fillStyle = colours.pin
  pen.fillRect(place.x, y + 28, 64, 5)
  y += 40
  for (const { zh, en } of plan.lines) {
    if (y > 720) break
    y = write(pen, zh, { ...place, y: y + 14 }, { px: 28, weight: 400, colour: colours.text, most: 6 })
    y = write(pen, en, { ...place, y: y + 2 }, { px: 20, weight: 400, colour: colours.quiet, most: 6 })
  }
  pen.font = fontOf(18, 400)
  pen.fillStyle = colours.quiet
  pen.fillText(foot, place.x, 866)
  pen.textAlign = 'end'
  pen.fillText('绘制示意图 · drawn', 1560, 866)
  pen.textAlign = 'start'
}

/** With the least effort: the canvas's own encoder takes three times as long, and the first start has to draw hundreds. */
function toWebp(canvas: Canvas, quality: number): Promise<Buffer> {
  const { width, height } = canvas
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality, effort: 0 })
    .toBuffer()
}

/** @param foot what stands at the slide's foot */
export async function drawSlide(
  plan: SlidePlan,
  foot: string,
): Promise<{ picture: Buffer; thumbnail: Buffer }> {
  const canvas = createCanvas(slideSize.width, slideSize.height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = colours.paper
  pen.fillRect(0, 0, slideSize.width, slideSize.height)
  await drawPicture(pen, plan)
  drawWords(pen, plan, foot)
  const small = createCanvas(thumbnailSize.width, thumbnailSize.height)
  const smallPen = small.getContext('2d')
  smallPen.imageSmoothingQuality = 'high'
  smallPen.drawImage(canvas, 0, 0, thumbnailSize.width, thumbnailSize.height)
  return { picture: await toWebp(canvas, 82), thumbnail: await toWebp(small, 78) }
}
