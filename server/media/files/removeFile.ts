/** Deletes an uploaded file that nothing uses any more. */

import type { FileUse } from '../../../src/contract/files.ts'
import { betweenNames } from '../../../src/rules/lang.ts'
import { isPermitted } from '../../../src/rules/permissions.ts'
import { isTeacherSide, rolesOf } from '../../../src/rules/roles.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { transaction } from '../../http/idempotency.ts'
import { isInOwnAcademy } from '../../people/academies.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { fileStoreOf } from './store.ts'
import type { FileRow } from './uploads.ts'
import { usesOfFile } from './usesOfFile.ts'

/** They show a person or are work to hand in: administrators neither see nor delete them. */
const personalUses: readonly FileUse[] = ['avatar', 'examPhoto']

/** Whether a file is material of the school: what teachers attach is, what students attach is not. */
export const isMaterial = (useTo: FileUse, ownerRoles: number): boolean =>
  !personalUses.includes(useTo) && (useTo !== 'attachment' || rolesOf(ownerRoles).some(isTeacherSide))

async function mayRemove(context: Context, { ownerId, useTo }: FileRow): Promise<boolean> {
  const { caller } = context
  if (ownerId === caller.accountId) return true
  const [owner] = await context.rows<{ academyId: number | null; roles: number }>(
    'select "academyId", "roles" from "account" where "tenant" = ? and "id" = ?',
    [tenant, ownerId],
  )
  if (!owner || !isMaterial(useTo, owner.roles)) return false
  const isOwnAcademy = await isInOwnAcademy(context, owner.academyId)
  return isPermitted('file.remove', rolesOf(caller.roles), isOwnAcademy ? ['ownAcademy'] : [])
}

/** @throws Failure 404 where there is no such file for the caller; a refusal that names what uses it */
export async function removeFile(context: Context, id: number): Promise<void> {
  const storageKey = await transaction(context, async (within) => {
    const file: FileRow | undefined = await within.db
      .selectFrom('file')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .where('state', '=', 'ready')
      // whoever is about to name it is waited for, see holdFiles.ts
      .forUpdate()
      .executeTakeFirst()
    if (!file || !(await mayRemove(within, file))) throw notFound()
    const uses = await usesOfFile(within, file)
    if (uses.length > 0) throw refuse('fileInUse', [uses.join(betweenNames(within.lang))])
    await within.db.deleteFrom('file').where('tenant', '=', tenant).where('id', '=', id).execute()
    const { name, size, useTo, ownerId } = file
    const before = { name, size, useTo, accountId: ownerId }
    await recordChange(within, { what: 'file.remove', thing: 'file', thingId: id, before })
    return file.storageKey
  })
  // After the row: a file without a row only takes space, a row without its file would be shown and not open.
  await fileStoreOf(context.service.config).remove(storageKey)
}
