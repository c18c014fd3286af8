/** Lengths as OME-XML and ImageJ write them. */

/** µm of each unit by its folded name: as OME's schema lists them, and as ImageJ and people spell them */
const micronsByUnit: Readonly<Record<string, number>> = {
  m: 1_000_000,
  dm: 100_000,
  cm: 10_000,
  mm: 1000,
  um: 1,
  nm: 0.001,
  å: 0.0001,
  pm: 0.000_001,
  in: 25_400,
  thou: 25.4,
  li: 25_400 / 12,
  pt: 25_400 / 72,
  meter: 1_000_000,
  centimeter: 10_000,
  millimeter: 1000,
  micrometer: 1,
  micron: 1,
  nanometer: 0.001,
  angstrom: 0.0001,
  inch: 25_400,
  inche: 25_400,
  '"': 25_400,
}

/** Escapes of XML, and those by which Java writes what is not ASCII: `&#181;`, `&#xB5;`, `\\u00B5`. */
const unescaped = (text: string) =>
  text
    .replace(/&#x([0-9a-f]{1,6});|\\u([0-9a-f]{4})/gi, (_, xml?: string, java?: string) =>
      codePoint(Number.parseInt(xml ?? java ?? '', 16)),
    )
    .replace(/&#(\d{1,7});/g, (_, code: string) => codePoint(Number(code)))
    .replaceAll('&quot;', '"')

const codePoint = (code: number) => (code <= 0x10_ffff ? String.fromCodePoint(code) : '')

/** NFKC makes one sign of the two that are µ, and one of the three that are Å. */
const folded = (unit: string) => unescaped(unit).normalize('NFKC').trim().toLowerCase().replace(/^μ/, 'u')

/** µm of a unit, 0 where it is not known: a scale that is not told is better than a wrong one. */
export function micronsOfUnit(unit: string): number {
  const name = folded(unit).replace('metre', 'meter')
  return micronsByUnit[name] ?? micronsByUnit[name.replace(/s$/, '')] ?? 0
}

/** An attribute of an element's head, in either kind of quotes. */
export function attribute(head: string, name: string): string | undefined {
  const [, double, single] =
    new RegExp(`\\s${name}\\s{0,20}=\\s{0,20}(?:"([^"]*)"|'([^']*)')`).exec(head) ?? []
  return double ?? single
}
