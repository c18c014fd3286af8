/** The report that a device gives of itself, so that a teacher sees who is ready and whose work is still on the way. */
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
  /** When the device reported this (ms UTC). */
  reportedAt: number
}

export const deviceReport = post('/dh-usercenter/device/report', {
  uuid,
  name: title,
  unsent: count,
  packs,
}).replies<null>()

/** The caller's own devices as teachers see them. */
export const deviceReports = get('/dh-usercenter/device/list', {}).replies<DeviceReport[]>()

/** A device on which the caller is signed in. */
export interface SignedInDevice {
  /** names the session, and opens nothing */
  id: string
  /** as the device called itself at sign-in, such as `Chrome · Android`; may be empty */
  name: string
  /** When the device was first seen (ms UTC). */
  firstSeen: number
  /** When the device was last seen (ms UTC, true to the day). */
  lastSeen: number
  /** the one that asks */
  isThis: boolean
}

export const signedInDevices = get('/dh-usercenter/user/device/list', {}).replies<SignedInDevice[]>()
/** Ends the session of another device: its unsent work stays there and waits for the next sign-in. */
export const endDevice = post('/dh-usercenter/user/device/end', { id: title }).replies<null>()
