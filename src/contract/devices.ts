/** What a device tells of itself, so that a teacher sees who is ready and whose work is still on the way. */
import { array, maxLength, maxValue, minValue, number, object, pipe, safeInteger } from 'valibot'
import { get, oneOf, post, title, uuid } from './endpoint.ts'
import { depths } from './sync.ts'

const packCount = 1000
const count = pipe(number(), safeInteger(), minValue(0), maxValue(1_000_000))

const packs = pipe(
  array(
    object({
      /** kind and id of what was kept: `specimen-12` */
      id: title,
      depth: oneOf(depths),
      /** of the archive that was verified */
      etag: title,
    }),
  ),
  maxLength(packCount),
)

export interface ReportedPack {
  id: string
  depth: (typeof depths)[number]
  etag: string
}

export interface DeviceReport {
  uuid: string
  name: string
  unsent: number
  packs: ReportedPack[]
  /** ms UTC */
  reportedAt: number
}

export const deviceReport = post('/dh-usercenter/device/report', {
  uuid,
  name: title,
  unsent: count,
  packs,
}).replies<null>()

/** What teachers see of the caller's own devices. */
export const deviceReports = get('/dh-usercenter/device/list', {}).replies<DeviceReport[]>()
