import type { Distance } from '../../rules/exam/pointing.ts'

const digits = (locale: string, value: number, most: number) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: most }).format(value)

/** Seconds with one digit behind the point. */
export const secondsText = (ms: number, locale: string) => digits(locale, ms / 1000, 1)

/** A distance with its unit: µm, or mm from 1,000 µm; on a picture without a scale per cent of its longer side. */
export function distanceText({ value, unit }: Distance, locale: string): string {
  if (unit === 'share') return `${digits(locale, value * 100, 1)} %`
  if (value >= 1000) return `${digits(locale, value / 1000, 1)} mm`
  return `${digits(locale, value, value < 10 ? 1 : 0)} µm`
}
