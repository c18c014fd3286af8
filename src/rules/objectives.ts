/**
 * Under which objectives a picture is seen. `scale` is µm for each image px at full size, 0 where it is not known; a
 * zoom is CSS px of the screen for each image px. Pure.
 *
 * The eyepiece: under an objective N one CSS px shows 10/N µm. It is the convention of slide scanners, where
 * "40×" means 0.25 µm for each px, so a level of the picture at 1:1 on the screen is what its objective shows.
 */
export const underOneTimesUm = 10

/** The revolver: what a student's microscope has. 100× is the oil immersion lens. */
export const OBJECTIVES = [4, 10, 20, 40, 100] as const
export type Objective = (typeof OBJECTIVES)[number]

/** How far an image px may be stretched on the screen before the picture is only blur. */
export const MAX_STRETCH = 2

/** CSS px for each image px under this objective. */
export const zoomUnder = (objective: number, scale: number) => (scale * objective) / underOneTimesUm

/** Whether pixels of so many µm are a light microscope's: an electron micrograph or an organ is under no objective. */
export const isLight = (scale: number) => scale >= 0.02 && scale <= 20

export interface Resolved {
  scale: number
  /** the greatest useful objective, 0 where it is not known */
  zoom: number
}

/** The objectives that a picture has pixels for, up to its greatest useful one; oil only where they really exist. */
export function objectivesOf({ scale, zoom: greatest }: Resolved): readonly Objective[] {
  if (!isLight(scale)) return []
  return OBJECTIVES.filter((objective) => {
    if (greatest > 0 && objective > greatest) return false
    const zoom = zoomUnder(objective, scale)
    return objective === 100 ? zoom <= 1.25 : zoom <= MAX_STRETCH * 1.25
  })
}

/** The greatest objective under which a picture can be seen; undefined where it is seen under none. */
export const greatestObjective = (picture: Resolved) => objectivesOf(picture).at(-1)

/** The objective under which a mark is shown on a picture: 100× becomes 40× on a picture that ends at 40×. */
export const shownUnder = (objective: number, picture: Resolved) =>
  Math.min(objective, greatestObjective(picture) ?? objective)
