import type { Distance } from '../../rules/exam/pointing.ts'

const digits = (locale: string, value: number, most: number) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: most }).format(value)

/** Seconds with one digit behind the point. */
export const secondsText = (ms: number, locale: string) => digits(locale, ms / 1000, 1)

/** A distance with its unit, which stays beside it (no-break space): nm below 1 µm, mm from 1,000 µm on; px on a picture without a scale. */
export function distanceText({ value, unit }: Distance, locale: string): string {
  if (unit === 'px') return `${digits(locale, value, 0)}\u00A0px`
  if (value >= 1000) return `${digits(locale, value / 1000, 1)}\u00A0mm`
  if (value > 0 && value < 1) return `${digits(locale, value * 1000, 0)}\u00A0nm`
  return `${digits(locale, value, value < 10 ? 1 : 0)}\u00A0µm`
}
