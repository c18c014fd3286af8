import type { Point, Structure } from '../drawing.ts'
import { blobOutline } from '../kernel/shapes.ts'
import { type AscarisEgg, eggOutline, onShell, placed, TURNS } from './egg.ts'

/** Marks of the eggs nearest to a place; parts of one egg each on another, so that they stay apart. */
export function markEggs(eggs: AscarisEgg[], x: number, y: number): Structure[] {
  const near = (kind: AscarisEgg['kind']) =>
    eggs
      .filter((e) => e.kind === kind)
      .toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
  const fertilised = near('fertilised')
  const whole = (term: string, list: AscarisEgg[]): Structure[] =>
    list.map((e) => ({ term, objective: 10, tip: [e.x, e.y], outline: eggOutline(e) }))
  const [a, b, c, d, ...others] = fertilised
  return [
    ...whole('fertilised-ascaris-egg', a ? [a, ...others.slice(0, 2)] : []),
    ...whole('unfertilised-ascaris-egg', near('unfertilised').slice(0, 3)),
    ...(b ? [coatOf(b)] : []),
    ...(c ? [shellOf(c)] : []),
    ...(d ? [ovumOf(d)] : []),
    ...(a ? [crescentOf(a)] : []),
  ]
}

/** A band between two surfaces, over the turns from one to another. */
function band(
  egg: AscarisEgg,
  from: number,
  to: number,
  inner: number,
  outer: (turn: number) => number,
): Point[] {
  const turns = Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24)
  return [
    ...turns.map((t) => onShell(egg, t, outer(t))),
    ...turns.toReversed().map((t) => onShell(egg, t, inner)),
  ]
}

function coatOf(egg: AscarisEgg): Structure {
  const heightAt = (turn: number) => egg.coat[Math.floor((turn / (2 * Math.PI)) * TURNS)] ?? 0
  const turns = Array.from({ length: 60 }, (_, i) => 0.9 + (i / 60) * 1.2)
  const thickest = turns.reduce((p, q) => (heightAt(q) > heightAt(p) ? q : p))
  return {
    term: 'albuminous-coat',
    objective: 40,
    tip: onShell(egg, thickest, heightAt(thickest) / 2),
    outline: band(egg, thickest - 0.5, thickest + 0.5, 0, heightAt),
  }
}

function shellOf(egg: AscarisEgg): Structure {
  return {
    term: 'egg-shell',
    objective: 40,
    tip: onShell(egg, 1.3, -egg.shell / 2),
    outline: band(egg, 0.8, 1.8, -egg.shell, () => 0),
  }
}

function ovumOf(egg: AscarisEgg): Structure {
  const cell = egg.ovum
  if (!cell) throw new RangeError('no ovum in this egg')
  const outline = blobOutline(cell).map(([x, y]) => placed(egg, x, y))
  return { term: 'ascaris-ovum-cell', objective: 40, tip: placed(egg, cell.x - 4, cell.y + 3), outline }
}

function crescentOf(egg: AscarisEgg): Structure {
  const cell = egg.ovum
  if (!cell) throw new RangeError('no ovum in this egg')
  const turns = Array.from({ length: 17 }, (_, i) => -0.8 + (i / 16) * 1.6)
  const inner = egg.rx - egg.shell
  const front = (t: number) =>
    placed(egg, cell.x + Math.cos(t) * cell.rx * 1.03, cell.y + Math.sin(t) * cell.ry * 1.03)
  return {
    term: 'crescent-space',
    objective: 40,
    tip: placed(egg, (inner + cell.x + cell.rx * 1.03) / 2, 0),
    outline: [...turns.map((t) => onShell(egg, t * 0.75, -egg.shell)), ...turns.toReversed().map(front)],
  }
}
