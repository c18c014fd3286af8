/** Pictures of staining: smears, dyes, what is seen then. */
import { cocci, places, rods } from './cells.ts'
import {
  arrow,
  at,
  bottle,
  clock,
  colours,
  dropper,
  field,
  ink,
  lamp,
  loop,
  microscope,
  scene,
  sized,
  slide,
  stainingRack,
  steam,
  stick,
  tap,
  tube,
  turned,
} from './parts.ts'

const { culture } = colours
/** A slide over the dish, flooded with a stain. @param part of the clock */
const stain = (colour: string, part: number) =>
  scene(
    at(330, 340, stainingRack(), slide({ flood: colour })),
    at(360, 290, dropper(colour)),
    at(610, 424, bottle(colour)),
    at(110, 120, clock(part)),
  )

/** Heated from below until it steams. */
const steamed = (colour: string) =>
  scene(
    at(330, 250, slide({ flood: colour })),
    at(345, 196, steam()),
    at(330, 500, sized(0.92, lamp())),
    at(110, 120, clock(5 / 12)),
    at(620, 424, bottle(colour)),
  )

/** Held aslant, so that the colour runs off. */
const runOff = (colour: string, bottled: string) =>
  scene(
    at(330, 380, stainingRack()),
    at(320, 300, turned(14, slide({ smear: colour }))),
    at(
      455,
      376,
      `<path d="M0 -14 q14 30 0 60 q-14 -30 0 -60 z" fill="${colour}" stroke="${ink}" stroke-width="2.5"/>`,
    ),
    at(300, 236, dropper(colours.alcohol)),
    at(625, 424, bottle(bottled)),
    at(110, 120, clock(0.4)),
  )

const seen = (ground: string, ...content: string[]) =>
  scene(at(210, 440, microscope()), at(505, 250, field(ground, ...content)))

const spore = '<circle cx="11" r="8" fill="#1d8a6a" stroke="#fff" stroke-width="1.5"/>'

export const staining: Record<string, string> = {
  smear: scene(
    at(300, 380, slide({ smear: culture })),
    at(340, 372, loop(culture)),
    at(620, 440, tube({ liquid: culture, level: 80 })),
  ),
  'smear-thick': scene(
    at(300, 380, slide({ smear: '#cfc18f' })),
    at(340, 372, stick()),
    at(620, 440, tube({ liquid: '#cfc18f', level: 60, plug: true })),
  ),
  'heat-fix': scene(
    at(300, 500, lamp()),
    at(330, 250, slide({ smear: culture })),
    arrow('M130 150 Q330 90 530 150'),
  ),
  rinse: scene(
    at(330, 350, stainingRack()),
    at(330, 320, turned(10, slide({ smear: '#cbb4e6' }))),
    at(270, 300, tap()),
  ),
  'crystal-violet': stain(colours.crystalViolet, 1),
  iodine: stain(colours.iodine, 1),
  decolourise: runOff('#8d6ac4', colours.alcohol),
  safranin: stain(colours.safranin, 0.75),
  'gram-field': seen('#fbf7fb', cocci(colours.crystalViolet, 5), rods(colours.safranin, 17, 12, 34)),
  'fuchsin-steam': steamed(colours.fuchsin),
  'acid-alcohol': runOff('#d66a8f', '#f0d9e2'),
  'methylene-blue': stain(colours.methyleneBlue, 0.75),
  'acid-fast-field': seen(
    '#e3eefb',
    places(9, 130, 70, 3)
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="24" fill="#7fa9dd"/><circle cx="${x + 4}" cy="${y}" r="11" fill="#2f6fc4"/>`,
      )
      .join(''),
    rods(colours.fuchsin, 41, 11, 34),
  ),
  'malachite-steam': steamed(colours.malachiteGreen),
  'spore-field': seen(
    '#fdf6f4',
    rods(colours.safranin, 23, 15, 46, spore),
    places(7, 140, 50, 77)
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="#1d8a6a"/>`)
      .join(''),
  ),
  'ink-drop': scene(
    at(300, 390, slide({ wet: colours.indiaInk })),
    at(330, 330, dropper(colours.indiaInk)),
    at(620, 424, bottle(colours.indiaInk)),
  ),
  'ink-mix': scene(
    at(300, 390, slide({ wet: colours.indiaInk })),
    at(325, 384, loop(culture)),
    at(620, 440, tube({ liquid: culture, level: 80 })),
  ),
  coverslip: scene(
    at(300, 390, slide({ wet: colours.indiaInk })),
    `<g transform="translate(390 378) rotate(-38)"><rect x="-110" y="-8" width="130" height="12" fill="#fff" stroke="${ink}" stroke-width="3.5"/></g>`,
    arrow('M350 230 Q440 250 430 320'),
  ),
  'ink-blot': scene(
    at(300, 390, slide({ flood: '#4b4654' })),
    `<rect x="270" y="352" width="130" height="58" fill="#dfe3ee" opacity="0.8" stroke="${ink}" stroke-width="3"/><path d="M400 330 l160 -50 l36 70 l-178 62 z" fill="#fff" stroke="${ink}" stroke-width="4"/>`,
    arrow('M580 190 L520 262'),
  ),
  'capsule-field': seen(
    '#4a4552',
    places(13, 138, 62, 12)
      .map(
        ([x, y], n) =>
          `<g transform="translate(${x} ${y}) rotate(${n * 47})"><rect x="-29" y="-20" width="58" height="40" rx="20" fill="#f4f1ea"/><rect x="-17" y="-7" width="34" height="14" rx="7" fill="#6f6a78"/></g>`,
      )
      .join(''),
  ),
}
