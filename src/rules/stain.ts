/**
 * Stains as light sees them: the one truth of the drawn slides and of the views that show one stain alone. Light
 * that passes a stain of concentration c loses `c * vector` of optical density (Beer and Lambert).
 */

/** Optical density of concentration 1 for red, green and blue light. */
export type Stain = readonly [r: number, g: number, b: number]

/** Usual stains and colours by themselves. H and E after Ruifrok and Johnston 2001, eosin slightly warmer. */
export const stains = {
  hematoxylin: [0.65, 0.7, 0.29],
  eosin: [0.1, 0.9, 0.36],
  /** Giemsa and Wright: nuclei purple, basophil cytoplasm blue */
  azure: [0.72, 0.66, 0.2],
  /** Giemsa and Wright: red cells and eosinophil granules salmon */
  eosinY: [0.06, 0.62, 0.44],
  crystalViolet: [0.72, 0.98, 0.24],
  safranin: [0.08, 0.86, 0.5],
  /** unstained: nothing but light lost, evenly */
  shade: [0.6, 0.6, 0.6],
  /** unstained: bile and faecal pigment, yolk, cementum */
  bile: [0.12, 0.4, 0.95],
  /** malarial and formalin pigment, melanin */
  brown: [0.5, 0.75, 1],
} satisfies Record<string, Stain>

/** Azure bound to nuclei (with eosin: purple), eosin with haemoglobin, methylene blue in cytoplasm. */
export type FilmStains = readonly [purple: Stain, salmon: Stain, blue: Stain]

/** Wright-Giemsa at pH 6.8: red cells salmon, nuclei deep violet. */
export const wrightGiemsa: FilmStains = [
  [0.58, 0.8, 0.27],
  [0.09, 0.47, 0.43],
  [0.6, 0.27, 0.07],
]

/** Giemsa at pH 7.2: red cells buff, chromatin of parasites ruby, nuclei of white cells violet by the blue in them. */
export const giemsa: FilmStains = [
  [0.3, 0.86, 0.38],
  [0.15, 0.37, 0.42],
  [0.66, 0.34, 0.08],
]

export type StainName =
  | 'hematoxylin'
  | 'eosin'
  | 'azure'
  | 'eosinY'
  | 'methyleneBlue'
  | 'crystalViolet'
  | 'safranin'

/** A stain that a view can show alone. */
export interface Part {
  name: StainName
  vector: Stain
}

const film = ([purple, salmon, blue]: FilmStains): Part[] => [
  { name: 'azure', vector: purple },
  { name: 'eosinY', vector: salmon },
  { name: 'methyleneBlue', vector: blue },
]

/** By what a stain is called, Chinese or English, in full or as it is written on a label; the first that fits. */
const known: readonly (readonly [RegExp, readonly Part[]])[] = [
  [/\bH\s*[&.+-]?\s*E\b|苏木[精素紫].*[伊曙]红|h(a?e)matoxylin.*eosin/i, pair('hematoxylin', 'eosin')],
  [/瑞[特氏]|wright/i, film(wrightGiemsa)],
  [/[吉姬]姆[萨沙]|giemsa/i, film(giemsa)],
  [/革兰|gram/i, pair('crystalViolet', 'safranin')],
]

function pair(a: StainName & keyof typeof stains, b: StainName & keyof typeof stains): Part[] {
  return [a, b].map((name) => ({ name, vector: stains[name] }))
}

/** The stains that can be told apart on a slide with this stain; none where it is not known or there is only one. */
export const partsOf = (dye: string): readonly Part[] => known.find(([words]) => words.test(dye))?.[1] ?? []

const cross = ([a, b, c]: Stain, [d, e, f]: Stain): Stain => [b * f - c * e, c * d - a * f, a * e - b * d]
const dot = (a: Stain, b: Stain) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const times = ([a, b, c]: Stain, factor: number): Stain => [a * factor, b * factor, c * factor]

/**
 * For each of two or three stains the row that turns a pixel's optical densities into its concentration; what two
 * stains cannot explain counts for neither.
 */
export function unmixing(vectors: readonly Stain[]): Stain[] {
  const [a, b, third] = vectors
  if (!a || !b) return []
  const c = third ?? cross(a, b)
  const volume = dot(a, cross(b, c))
  return [cross(b, c), cross(c, a), cross(a, b)].map((row) => times(row, 1 / volume)).slice(0, vectors.length)
}

/** Turns a pixel's optical densities into those that one of its stains alone would have; one row for each colour. */
export function isolating(vectors: readonly Stain[], which: number): [Stain, Stain, Stain] {
  const row = unmixing(vectors)[which] ?? [0, 0, 0]
  const [r, g, b] = vectors[which] ?? [0, 0, 0]
  return [times(row, r), times(row, g), times(row, b)]
}
