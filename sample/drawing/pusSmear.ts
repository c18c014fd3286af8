import { type Coccus, drawCoccus } from './bacteria/cocci.ts'
import { precipitate } from './bacteria/smear.ts'
import { type WhiteCell, whiteCell } from './blood/whiteCell.ts'
import type { Drawing, Plan, Point, Structure } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { Field } from './kernel/field.ts'
import { paintFilm } from './kernel/film.ts'
import { hullOfDiscs } from './kernel/hull.ts'
import { fbm } from './kernel/noise.ts'
import { createRandom } from './kernel/random.ts'
import { blobOutline } from './kernel/shapes.ts'
import { develop, stains } from './kernel/stain.ts'
import { noiseTile } from './kernel/tile.ts'
import { drawFibrin, drawPusCell, fibrin } from './pusSmear/cells.ts'
import { type Chain, chainOutline, growChain } from './pusSmear/chains.ts'

const widthUm = 128
const heightUm = 96

/** One field of pus as a camera sees it through the 100x oil objective: Streptococcus pyogenes between neutrophils. */
export const pusSmear: Drawing = { key: 'streptococcus-in-pus', widthUm, heightUm, longSidePx: 3072, plan }

/** where fibrin crosses the field */
const strands: [Point, Point][] = [
  [
    [4, 61],
    [74, 49],
  ],
  [
    [70, 93],
    [125, 58],
  ],
  [
    [44, 3],
    [58, 50],
  ],
]

function plan(seed: number): Plan {
  const random = createRandom(seed)
  const pus = layCells(seed)
  const chains = layChains(seed + 1, pus)
  const threads = strands.map(([from, to], i) => fibrin(random, from, to, seed + 400 + i * 10))
  return {
    structures: mark(pus, chains, threads),
    measures: [
      { size: 'pyogenicStreptococcus', um: chains.flatMap((c) => c.cells.map((one) => one.r * 2)) },
      { size: 'neutrophil', um: pus.map((c) => c.body.rx * 2) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const textures = {
        chromatin: noiseTile(seed + 2, 256, 0.125, 32, 32, 3),
        dust: noiseTile(seed + 3, 256, 0.1, 64, 64, 2),
      }
      const mucus = (x: number, y: number) => fbm(x / 26, y / 20, seed + 4, 4)
      paintFilm(
        canvas,
        1,
        Field.from(widthUm, heightUm, 1, (x, y) => Math.max(0.012, 0.055 + 0.06 * mucus(x, y))),
        { tile: textures.chromatin, strength: 0.35 },
      )
      for (const lines of threads) drawFibrin(canvas, lines)
      for (const cell of pus) drawPusCell(canvas, textures, cell)
      precipitate(canvas, seed + 5, 14, [0.7, 0.2])
      for (const { cells } of chains) for (const cell of cells) drawCoccus(canvas, cell)
      return develop(canvas, [stains.crystalViolet, stains.safranin], seed + 6, {
        white: [247, 245, 240],
        vignette: 0.12,
        grain: 2,
      })
    },
  }
}

function layCells(seed: number): WhiteCell[] {
  const random = createRandom(seed + 10)
  const cells: WhiteCell[] = []
  for (let tries = 0; tries < 4000 && cells.length < 21; tries++) {
    const x = random.range(9, widthUm - 9)
    const y = random.range(9, heightUm - 9)
    if (cells.some((c) => Math.hypot(c.body.x - x, c.body.y - y) < 14.4)) continue
    const cell = whiteCell('neutrophil', seed + 100 + tries, x, y)
    // pus cells are dying: their outlines are ragged
    cell.body.wobble = random.range(0.05, 0.09)
    cells.push(cell)
  }
  return cells
}

function layChains(seed: number, pus: WhiteCell[]): Chain[] {
  const random = createRandom(seed)
  const chains: Chain[] = []
  for (let tries = 0; tries < 9000 && chains.length < 46; tries++) {
    const chain = growChain(
      random,
      random.range(4, widthUm - 4),
      random.range(4, heightUm - 4),
      random.chance(0.2) ? 2 : 4 + random.int(12),
    )
    if (chain.cells.every((c) => free(c, pus, chains))) chains.push(chain)
  }
  // some have been eaten: short chains in the cytoplasm beside the nucleus
  for (let tries = 0; tries < 3000 && chains.length < 55; tries++) {
    const host = random.pick(pus)
    const turn = random.range(0, 2 * Math.PI)
    const far = random.range(1, host.body.ry - 1.5)
    const at = [host.body.x + Math.cos(turn) * far, host.body.y + Math.sin(turn) * far] as const
    const chain = growChain(random, at[0], at[1], 2 + random.int(4), true)
    if (chain.cells.every((c) => within(c, host) && apart(c, chains))) chains.push(chain)
  }
  return chains
}

const apart = (c: Coccus, chains: Chain[]) =>
  chains.every(({ cells }) => cells.every((o) => Math.hypot(o.x - c.x, o.y - c.y) > 1.5))

function free(c: Coccus, pus: WhiteCell[], chains: Chain[]): boolean {
  const inField = c.x > 2 && c.y > 2 && c.x < widthUm - 2 && c.y < heightUm - 2
  const outside = pus.every(({ body }) => Math.hypot(body.x - c.x, body.y - c.y) > body.rx + 0.7)
  return inField && outside && apart(c, chains)
}

function within(c: Coccus, { body, lobes, strands: threads }: WhiteCell): boolean {
  return (
    Math.hypot(body.x - c.x, body.y - c.y) < body.ry - 1.2 &&
    lobes.every((l) => Math.hypot(l.x - c.x, l.y - c.y) > l.rx + 0.6) &&
    threads.every(({ line, width }) => {
      const half = (typeof width === 'number' ? width : Math.max(...width)) / 2
      return line.every(([x, y]) => Math.hypot(x - c.x, y - c.y) > half + 0.5)
    })
  )
}

function mark(pus: WhiteCell[], chains: Chain[], threads: Point[][][]): Structure[] {
  const fromMiddle = (x: number, y: number) => Math.hypot(x - widthUm / 2, y - heightUm / 2)
  const cells = pus.toSorted((a, b) => fromMiddle(a.body.x, a.body.y) - fromMiddle(b.body.x, b.body.y))
  const middle = ({ cells: list }: Chain) => list[Math.floor(list.length / 2)]
  const near = chains.toSorted((a, b) => {
    const [p, q] = [middle(a), middle(b)]
    return p && q ? fromMiddle(p.x, p.y) - fromMiddle(q.x, q.y) : 0
  })
  const chainMark = (term: string) => (chain: Chain) => {
    const at = middle(chain)
    const outline =
      chain.cells.length > 2 && !chain.eaten ? chainOutline(chain) : hullOfDiscs(chain.cells, 0.2)
    return at ? [{ term, objective: 100, tip: [at.x, at.y], outline } satisfies Structure] : []
  }
  const loose = near.filter((c) => !c.eaten)
  const long = loose.filter((c) => c.cells.length > 7)
  const single = long[3]?.cells.at(0)
  const segmented = cells.filter(({ lobes }) => lobes.length > 1)
  const [thread] = threads.map((lines) => lines[1] ?? [])
  const at = thread?.[12]
  return [
    ...long.slice(0, 3).flatMap(chainMark('coccus-chain')),
    ...(single
      ? [
          {
            term: 'gram-positive-coccus',
            objective: 100,
            tip: [single.x, single.y],
            outline: hullOfDiscs([single], 0.1),
          } satisfies Structure,
        ]
      : []),
    ...loose
      .filter((c) => c.cells.length === 2)
      .slice(0, 2)
      .flatMap(chainMark('coccus-pair')),
    ...near
      .filter((c) => c.eaten)
      .slice(0, 2)
      .flatMap(chainMark('phagocytosed-coccus')),
    ...cells.slice(0, 2).map(
      ({ body }): Structure => ({
        term: 'neutrophil',
        objective: 40,
        tip: [body.x, body.y],
        outline: blobOutline(body),
      }),
    ),
    ...segmented.slice(2, 4).flatMap(({ lobes: [lobe] }) =>
      lobe
        ? [
            {
              term: 'segmented-nucleus',
              objective: 100,
              tip: [lobe.x, lobe.y],
              outline: blobOutline(lobe),
            } satisfies Structure,
          ]
        : [],
    ),
    ...(thread && at
      ? [
          {
            term: 'fibrin-thread',
            objective: 100,
            tip: at,
            outline: [
              ...thread.slice(8, 17).map(([x, y]): Point => [x, y - 0.5]),
              ...thread
                .slice(8, 17)
                .toReversed()
                .map(([x, y]): Point => [x, y + 0.5]),
            ],
          } satisfies Structure,
        ]
      : []),
  ]
}
