const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Bytes as people read them, in powers of 1000, with a unit: 186 MB. */
export function bytesText(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const value = bytes / 1000 ** step
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    // the short form of a single unit has no plural in English: 12 byte
    unitDisplay: step > 0 ? 'short' : 'long',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
}
