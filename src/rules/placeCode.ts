/**
 * A place as a QR code that needs no network: whoever scans it has the thing on the device already. At most 100 bytes, so
 * that it reads from the back row.
 */
import type { FollowView } from '../contract/teaching/follow.ts'

export type CodedPlace =
  | { kind: 'slide'; coursewareId: number; slideId: string }
  | { kind: 'specimen'; specimenId: number; view: FollowView | null }

const slideForm = /^VP1C(\d{1,15})\.([0-9A-F]{32})$/
const specimenForm = /^VP1S(\d{1,15})(?:\.(-?\d{1,6})\.(-?\d{1,6})\.(\d{1,7})\.(\d{1,7})\.(-?\d{1,3}))?$/

/** Parts of a picture stand as ten thousandths. */
const wholePartCount = 10_000

const whole = (value: number) => String(Math.round(value * wholePartCount))

/** Letters are capitals: QR codes hold them in fewer modules. */
export function writePlace(place: CodedPlace): string {
  if (place.kind === 'slide')
    return `VP1C${place.coursewareId}.${place.slideId.replaceAll('-', '').toUpperCase()}`
  const { specimenId, view } = place
  if (!view) return `VP1S${specimenId}`
  const { x, y, height, aspect, rotation } = view
  return `VP1S${specimenId}.${[x, y, height, aspect].map(whole).join('.')}.${Math.round(rotation)}`
}

const toUuid = (hex: string) =>
  hex.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** null for what is no place of ours */
export function readPlace(code: string): CodedPlace | null {
  const slide = slideForm.exec(code.trim())
  if (slide) return { kind: 'slide', coursewareId: Number(slide[1]), slideId: toUuid(slide[2] ?? '') }
  const specimen = specimenForm.exec(code.trim())
  if (!specimen) return null
  const specimenId = Number(specimen[1])
  if (specimen[2] === undefined) return { kind: 'specimen', specimenId, view: null }
  const [x = 0, y = 0, height = 0, aspect = 0] = specimen
    .slice(2, 6)
    .map((text) => Number(text) / wholePartCount)
  return { kind: 'specimen', specimenId, view: { x, y, height, aspect, rotation: Number(specimen[6]) } }
}
