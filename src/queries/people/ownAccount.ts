/** The person's own account: what the service said, with what still waits laid over it. */
import { call } from '../../api/call.ts'
import { uploadFile } from '../../api/upload.ts'
import { accountClosing, emailService, ownEmail } from '../../contract/credentials.ts'
import { deviceReports, signedInDevices } from '../../contract/devices.ts'
import { accountImage, fileRemove, ownResources } from '../../contract/files.ts'
import { type NoticeSetting, noticeSettings } from '../../contract/notices.ts'
import type { Role } from '../../contract/session.ts'
import { currentUser } from '../../contract/session.ts'
import {
  type BaseInfo,
  baseInfo,
  type Gender,
  studentBaseInfo,
  teacherBaseInfo,
} from '../../contract/users.ts'
import { isTeacherSide } from '../../rules/roles.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { type Operation, ofAction } from '../engine/overlay.ts'
import { currentOwner } from '../engine/owner.ts'
import { overlaidQuery, query, refresh } from '../engine/query.ts'

const applyGender = (info: BaseInfo, operations: readonly Operation[]): BaseInfo =>
  Object.assign({}, info, ...ofAction(operations, 'user.gender').map(({ input }) => input))

/** C091 for students, C092 for everybody else. */
export const ownInfoQuery = (role: Role) =>
  overlaidQuery(isTeacherSide(role) ? teacherBaseInfo : studentBaseInfo, {}, applyGender)

export async function saveGender(gender: Gender): Promise<void> {
  await enqueueInLane('user.gender', { gender }, { subject: 'setting:gender' })
}

function applyNotices(settings: NoticeSetting[], operations: readonly Operation[]): NoticeSetting[] {
  const chosen = new Map<string, { enabled: boolean; mail?: boolean | undefined }>()
  for (const { input } of ofAction(operations, 'notice.settings'))
    for (const { kind, enabled, mail = chosen.get(kind)?.mail } of input.settings)
      chosen.set(kind, { enabled, mail })
  return settings.map((one) => ({
    ...one,
    enabled: one.always || (chosen.get(one.kind)?.enabled ?? one.enabled),
    mail: chosen.get(one.kind)?.mail ?? one.mail,
  }))
}

export const noticeSettingsQuery = () => overlaidQuery(noticeSettings, {}, applyNotices)

export async function saveNoticeSetting({
  kind,
  enabled,
  mail,
}: Pick<NoticeSetting, 'kind' | 'enabled' | 'mail'>): Promise<void> {
  await enqueueInLane(
    'notice.settings',
    { settings: [{ kind, enabled, mail }] },
    { subject: `setting:notice:${kind}` },
  )
}

export const emailServiceQuery = () => query(emailService, {})
export const closingQuery = () => query(accountClosing, {})
export const ownResourcesQuery = () => query(ownResources, {})
export const devicesQuery = () => query(signedInDevices, {})
export const deviceReportsQuery = () => query(deviceReports, {})

const accountPaths = [
  baseInfo,
  studentBaseInfo,
  teacherBaseInfo,
  currentUser,
  ownEmail,
  signedInDevices,
  accountClosing,
]

/** Asks anew for everything that shows the account. */
export const refreshAccount = (): Promise<void> => refresh(new Set(accountPaths.map(({ path }) => path)))

/** Uploads a picture and makes it the person's own; needs the network. */
export async function saveOwnImage(kind: 'avatar' | 'examPhoto', file: File): Promise<string> {
  const owner = currentOwner()?.user ?? 0
  const uploaded = await uploadFile(file, kind, { owner })
  return call(accountImage, { image: uploaded.id, kind })
}

/** Deletes a file of one's own; needs the network, and is refused while something uses the file. */
export async function removeOwnFile(id: number): Promise<void> {
  await call(fileRemove, { id })
  await refresh(new Set([ownResources.path]))
}
