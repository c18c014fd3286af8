/** Seconds left at which a screen reader is told of it; 0 is the end. */
const announcedSeconds = [0, 30, 60, 300, 600]

/**
 * The seconds left that a screen reader was last told. They change only at these moments: a region that changed each
 * second would be read each second. Pure.
 * @returns null before the first of them
 */
export const announcedSecondsAt = (secondsLeft: number): number | null =>
  announcedSeconds.find((moment) => secondsLeft <= moment) ?? null
