import { defaultSetting, type PracticeSetting } from '../../../src/contract/review.ts'
import type { Context } from '../../context.ts'
import type { Flag } from '../../store/row.ts'
import { tenant } from '../../store/schema.ts'

/** The settings that a person chose for practice, or the defaults before any choice. */
export async function settingOf({ db, caller }: Context): Promise<PracticeSetting> {
  const row = await db
    .selectFrom('practiceSetting')
    .select(['autoWrong', 'removeAfter', 'dailyMinutes', 'examAt'])
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .executeTakeFirst()
  return row ? { ...row, autoWrong: row.autoWrong === 1 } : defaultSetting
}

const flag = (value: boolean): Flag => (value ? 1 : 0)

/** Saves the settings that are given; those left out stay as they are. */
export async function saveSetting(
  { autoWrong, ...numbers }: Partial<PracticeSetting>,
  context: Context,
): Promise<PracticeSetting> {
  const told = {
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)),
    ...(autoWrong === undefined ? {} : { autoWrong: flag(autoWrong) }),
  }
  await context.db
    .insertInto('practiceSetting')
    .values({
      tenant,
      accountId: context.caller.accountId,
      ...defaultSetting,
      autoWrong: flag(defaultSetting.autoWrong),
      ...told,
    })
    .onConflict((conflict) => {
      const own = conflict.columns(['tenant', 'accountId'])
      return Object.keys(told).length > 0 ? own.doUpdateSet(told) : own.doNothing()
    })
    .execute()
  return settingOf(context)
}
