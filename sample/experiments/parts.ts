/** What stands on the bench, as SVG: one line, flat colours, light from above. Units: px of a picture of 720 x 540. */

export const ink = '#2a2438'
export const glass = '#e4ecf5'
export const steel = '#b9b4c6'
// between the white of a light page and the black of a dark one, so that the picture stands well on both
const wall = '#cfc6ea'
const bench = '#b4a8dc'

/** Stains and media by what they look like. */
export const colours = {
  crystalViolet: '#5a2ea0',
  iodine: '#8a4b1c',
  alcohol: '#dfe9f5',
  safranin: '#d8456b',
  fuchsin: '#b3154f',
  methyleneBlue: '#2f6fc4',
  malachiteGreen: '#1d8a6a',
  indiaInk: '#23202b',
  water: '#9fd0ee',
  agar: '#f0ddae',
  bloodAgar: '#b1303b',
  broth: '#ecd9a0',
  turbid: '#e6dcc0',
  plasma: '#f3dd9a',
  culture: '#efe6c8',
  flame: '#f2902c',
  skin: '#f2cdb4',
} as const

const stroke = `stroke="${ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`
const thin = `stroke="${ink}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"`

export const at = (x: number, y: number, ...parts: string[]) =>
  `<g transform="translate(${x} ${y})">${parts.join('')}</g>`
export const turned = (degrees: number, ...parts: string[]) =>
  `<g transform="rotate(${degrees})">${parts.join('')}</g>`
export const sized = (factor: number, ...parts: string[]) =>
  `<g transform="scale(${factor})">${parts.join('')}</g>`

/** @param parts from back to front */
export const scene = (...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 540" width="720" height="540">
    <rect width="720" height="540" fill="${wall}"/><rect y="430" width="720" height="110" fill="${bench}"/>
    ${parts.join('')}</svg>`

/** A slide lying on the bench, its middle at 0,0. @param flood colour of what stands on it */
export function slide({ smear, flood, wet }: { smear?: string; flood?: string; wet?: string } = {}): string {
  const drop = flood ? `<ellipse cx="25" cy="-4" rx="122" ry="34" fill="${flood}" ${thin}/>` : ''
  const film = smear ? `<ellipse cx="25" cy="0" rx="70" ry="20" fill="${smear}" opacity="0.75"/>` : ''
  const spot = wet ? `<ellipse cx="25" cy="-4" rx="46" ry="15" fill="${wet}" ${thin}/>` : ''
  return `<path d="M-190 40 L-150 -40 L210 -40 L170 40 Z" fill="${glass}" ${stroke}/>
    <path d="M-190 40 L-150 -40 L-90 -40 L-130 40 Z" fill="#fff" ${thin}/>
    <path d="M-190 40 L170 40 L210 -40 L210 -32 L171 50 L-190 50 Z" fill="#c9d6e6" ${thin}/>${film}${drop}${spot}`
}

/** Two bars over a dish, on which a slide is stained. */
export const stainingRack = () =>
  `<path d="M-230 62 h470 l-24 76 q-2 8 -12 8 h-396 q-10 0 -12 -8 z" fill="#fff" ${stroke}/>
  <path d="M-238 60 h486" ${stroke} fill="none"/>`

/** A dropper above, its tip at 0,0, with a falling drop. */
export const dropper = (colour: string) =>
  `${turned(
    18,
    `<path d="M-9 -110 L-9 -28 L-3 0 L3 0 L9 -28 L9 -110 Z" fill="${glass}" ${thin}/>
    <path d="M-9 -72 L-9 -28 L-3 0 L3 0 L9 -28 L9 -72 Z" fill="${colour}" ${thin}/>
    <path d="M-15 -112 h30 v-14 q12 -12 12 -34 q0 -34 -27 -34 q-27 0 -27 34 q0 22 12 34 z" fill="#51429b" ${stroke}/>`,
  )}<path d="M0 14 q12 18 0 26 q-12 -8 0 -26 z" fill="${colour}" ${thin}/>`

/** A reagent bottle, its foot at 0,0. */
export const bottle = (colour: string) =>
  `<path d="M-44 0 v-92 q0 -16 22 -26 v-26 h44 v26 q22 10 22 26 v92 q0 8 -8 8 h-72 q-8 0 -8 -8 z" fill="${glass}" ${stroke}/>
  <path d="M-40 0 v-70 h80 v70 q0 4 -6 4 h-68 q-6 0 -6 -4 z" fill="${colour}"/>
  <rect x="-30" y="-58" width="60" height="36" rx="4" fill="#fff" ${thin}/>
  <rect x="-24" y="-166" width="48" height="26" rx="5" fill="${ink}"/>`

/** A spirit lamp, its foot at 0,0; the flame's tip is at 0,-190. */
export const lamp = () =>
  `<path d="M-60 0 q-24 -60 22 -76 h76 q46 16 22 76 z" fill="${glass}" ${stroke}/>
  <path d="M-58 -4 q-12 -34 4 -48 h108 q16 14 4 48 z" fill="#cfe0f3"/>
  <rect x="-20" y="-98" width="40" height="24" rx="4" fill="${steel}" ${stroke}/>
  <path d="M0 -192 q34 44 22 74 q-6 20 -22 20 q-16 0 -22 -20 q-12 -30 22 -74 z" fill="${colours.flame}" ${thin}/>
  <path d="M0 -148 q14 22 8 38 q-3 8 -8 8 q-5 0 -8 -8 q-6 -16 8 -38 z" fill="#6fb1ea"/>`

/** An inoculating loop, its ring at 0,0, coming from the upper right. @param load what hangs in the ring */
export const loop = (load = 'none') =>
  `<circle r="13" fill="${load}" ${thin}/><path d="M10 -9 L96 -92" ${thin} fill="none"/>
  <path d="M96 -92 L226 -216" stroke="${ink}" stroke-width="15" stroke-linecap="round"/>
  <path d="M100 -96 L222 -212" stroke="${steel}" stroke-width="8" stroke-linecap="round"/>`

/** A wooden stick, its end at 0,0. */
export const stick = () =>
  `<path d="M0 0 L196 -196" stroke="${ink}" stroke-width="15" stroke-linecap="round"/>
  <path d="M0 0 L196 -196" stroke="#e3c08f" stroke-width="8" stroke-linecap="round"/>`

/** A swab, its cotton at 0,0. */
export const swab = () =>
  `<path d="M0 0 L180 -190" stroke="${ink}" stroke-width="11" stroke-linecap="round"/>
  <path d="M0 0 L180 -190" stroke="#e3c08f" stroke-width="5" stroke-linecap="round"/>
  <g transform="rotate(-43)"><rect x="-16" y="-16" width="64" height="32" rx="16" fill="#fff" ${thin}/></g>`

interface Tube {
  liquid?: string
  /** px above the round end */
  level?: number
  /** colour of a ring at the surface */
  ring?: string
  plug?: boolean
  /** agar with a slope instead of a liquid */
  slant?: boolean
}

/** A test tube, its round end at 0,0, 210 px high. */
export function tube({ liquid, level = 90, ring, plug, slant }: Tube = {}): string {
  const wall = `M-24 -204 v176 q0 28 24 28 q24 0 24 -28 v-176`
  const content = slant
    ? `<path d="M-21 -150 L21 -60 V-28 q0 25 -21 25 q-21 0 -21 -25 z" fill="${liquid}"/>`
    : `<path d="M-21 ${-level} h42 V-28 q0 25 -21 25 q-21 0 -21 -25 z" fill="${liquid}"/>`
  return `<path d="${wall} z" fill="#fff" opacity="0.6"/>${liquid ? content : ''}
    ${ring ? `<rect x="-21" y="${-level - 6}" width="42" height="20" fill="${ring}"/>` : ''}
    <path d="${wall}" fill="none" ${stroke}/><path d="M-31 -204 h62" ${stroke}/>
    ${plug ? `<rect x="-22" y="-230" width="44" height="40" rx="10" fill="#fff" ${thin}/>` : ''}`
}

/** Holds tubes that stand every 90 px. @param count of tubes, from 0,0 to the right */
const rack = (count: number) =>
  `<path d="M-48 -96 h${(count - 1) * 90 + 96} v16 h${-(count - 1) * 90 - 96} z" fill="#d9d2ee" ${thin}/>
  <path d="M-48 -6 h${(count - 1) * 90 + 96} v20 h${-(count - 1) * 90 - 96} z" fill="#d9d2ee" ${stroke}/>`

/** A dish from above, its middle at 0,0. */
export const dish = (agar: string, ...content: string[]) =>
  `<circle r="172" fill="${glass}" ${stroke}/><circle r="154" fill="${agar}" ${thin}/>${content.join('')}`

/** A dish from the side, its middle at 0,0, bottom up: as it lies in the incubator. */
export const dishFromSide = () =>
  `<path d="M-66 -8 h132 v22 h-132 z" fill="${glass}" ${thin}/><path d="M-60 -20 h120 v26 h-120 z" fill="${glass}" ${thin}/>
  <path d="M-58 -18 h116 v9 h-116 z" fill="${colours.agar}"/>`

/** A circular field of view, its middle at 0,0. */
export const field = (ground: string, ...content: string[]) =>
  `<circle r="176" fill="${ink}"/><circle r="166" fill="${ground}"/>
  <clipPath id="field"><circle r="166"/></clipPath><g clip-path="url(#field)">${content.join('')}</g>`

/** A clock with the part of an hour, or a minute, that one waits. @param part 0 to 1 */
export function clock(part: number): string {
  const angle = part * 2 * Math.PI
  const end = `${Math.sin(angle) * 38} ${-Math.cos(angle) * 38}`
  const wedge =
    part >= 1
      ? `<circle r="38" fill="#e9a9c1"/>`
      : `<path d="M0 0 V-38 A38 38 0 ${part > 0.5 ? 1 : 0} 1 ${end} Z" fill="#e9a9c1"/>`
  return `<circle r="46" fill="#fff" ${stroke}/>${wedge}<path d="M0 0 V-30 M0 0 L18 10" ${thin}/>
    <rect x="-9" y="-64" width="18" height="16" fill="${ink}"/>`
}

/** A tap whose water falls to 0,0. */
export const tap = () =>
  `<path d="M-7 -150 v150 h14 v-150 z" fill="${colours.water}"/>
  <path d="M-16 -170 v26 h32 v-34 q0 -30 30 -30 h150 v-34 h-152 q-60 0 -60 60 z" fill="${steel}" ${stroke}/>
  <rect x="84" y="-276" width="16" height="36" fill="${steel}" ${thin}/><rect x="58" y="-292" width="68" height="20" rx="8" fill="#51429b" ${thin}/>`

export const steam = () =>
  [-70, 0, 70]
    .map(
      (x) =>
        `<path d="M${x} 0 q-20 -22 0 -44 q20 -22 0 -44 q-16 -18 0 -34" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
    )
    .join('')

/** An arrow along a way. @param d an SVG path */
export const arrow = (d: string) =>
  `<defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.4" markerHeight="4.4" orient="auto-start-reverse"><path d="M0 0 L10 5 L0 10 z" fill="#b8376b"/></marker></defs>
  <path d="${d}" fill="none" stroke="#b8376b" stroke-width="8" stroke-linecap="round" marker-end="url(#tip)"/>`

/** A microscope, its foot at 0,0. */
export const microscope = () =>
  `<path d="M-90 0 h170 q6 -30 -40 -34 h-90 q-40 4 -40 34 z" fill="${ink}"/>
  <path d="M40 -30 q70 -70 30 -160 q-18 -40 -60 -60 l-16 34 q40 24 42 70 q2 60 -52 92 z" fill="#6d6189" ${stroke}/>
  <rect x="-92" y="-92" width="130" height="16" fill="${ink}"/>
  <g transform="translate(-26 -120) rotate(-14)"><rect x="-24" y="-190" width="48" height="130" rx="8" fill="#d9d2ee" ${stroke}/>
  <rect x="-18" y="-226" width="36" height="38" rx="6" fill="${ink}"/><rect x="-15" y="-60" width="30" height="56" fill="${steel}" ${stroke}/></g>
  <circle cx="66" cy="-96" r="20" fill="#d9d2ee" ${stroke}/>`

/** An incubator with a window, its foot at 0,0. */
const incubator = (...inside: string[]) =>
  `<rect x="-190" y="-350" width="380" height="340" rx="18" fill="#fff" ${stroke}/>
  <rect x="-160" y="-280" width="320" height="240" rx="10" fill="#fbefd9" ${stroke}/>
  <rect x="-160" y="-332" width="120" height="34" rx="6" fill="${ink}"/><circle cx="-60" cy="-315" r="7" fill="#e8506d"/>
  <path d="M-160 -150 h320" ${thin}/><rect x="-178" y="-10" width="40" height="14" fill="${ink}"/><rect x="138" y="-10" width="40" height="14" fill="${ink}"/>
  ${inside.join('')}`

/** A pipette, its tip at 0,0. */
export const pipette = (colour: string) =>
  turned(
    14,
    `<path d="M-8 -150 L-8 -40 L-3 0 L3 0 L8 -40 L8 -150 Z" fill="#fff" ${thin}/><path d="M-7 -70 L-7 -40 L-3 0 L3 0 L7 -40 L7 -70 Z" fill="${colour}"/>
    <path d="M-16 -150 h32 v-120 q0 -20 -16 -20 q-16 0 -16 20 z" fill="#51429b" ${stroke}/><rect x="-6" y="-320" width="12" height="34" fill="${ink}"/>`,
  )

/** A conical flask, its foot at 0,0. */
export const flask = (colour: string) =>
  `<path d="M-26 -190 v70 L-90 -10 q-6 14 10 14 h160 q16 0 10 -14 L26 -120 v-70 z" fill="${glass}" ${stroke}/>
  <path d="M-58 -62 L-86 -10 q-4 10 6 10 h160 q10 0 6 -10 L58 -62 z" fill="${colour}"/><path d="M-36 -192 h72" ${stroke}/>`

/** Tubes in a rack, in the middle of the bench. */
export const tubes = (...all: string[]) =>
  at(360 - ((all.length - 1) * 90) / 2, 440, ...all.map((one, n) => at(n * 90, 0, one)), rack(all.length))

/** In the incubator, as long as a clock goes round. */
export const warm = (...inside: string[]) => scene(at(330, 470, incubator(...inside)), at(618, 150, clock(1)))
