/** The command `npm run import -- accounts TABLE`: it previews, and with --confirm it writes. */
import { readFile, writeFile } from 'node:fs/promises'
import type { Db } from '../../server/store/db.ts'
import { readSettings } from '../../server/system/settings.ts'
import type { Lang } from '../../src/rules/lang.ts'
import { csvLine } from '../table/csv.ts'
import { carryOutPlan } from './carryOut.ts'
import { type AccountPlan, planAccounts } from './plan.ts'
import { WrongAccounts } from './texts.ts'

export interface AccountCommand {
  path: string
  lang: Lang
  /** without it nothing is written */
  confirm: boolean
  /** where the list of first passwords goes; undefined: to the terminal */
  passwords: string | undefined
}

const words = {
  zh: {
    counts: (n: AccountPlan['preview']['counts']) =>
      `新建 ${n.new}，更新 ${n.changed}，不变 ${n.unchanged}，有误 ${n.wrong}。`,
    row: (line: number) => `第 ${line} 行`,
    places: '将新建：',
    absent: (n: number) => `表中班级里另有 ${n} 名学生不在表中，他们保持不变。`,
    dry: '这是预览，没有写入。确认后加上 --confirm。',
    hashed: (done: number, all: number) => `已准备 ${done} / ${all} 个初始密码`,
    done: (created: number, changed: number) => `已新建 ${created} 个账号，更新 ${changed} 个。`,
    list: (path: string) => `初始密码在 ${path}，发给本人后请删除。`,
    heads: ['学号', '姓名', '初始密码'],
  },
  en: {
    counts: (n: AccountPlan['preview']['counts']) =>
      `${n.new} new, ${n.changed} changed, ${n.unchanged} unchanged, ${n.wrong} wrong.`,
    row: (line: number) => `row ${line}`,
    places: 'Will be made: ',
    absent: (n: number) => `${n} students of these classes are not in the table. They stay as they are.`,
    dry: 'This is a preview, nothing was written. Add --confirm to write it.',
    hashed: (done: number, all: number) => `${done} of ${all} first passwords made`,
    done: (created: number, changed: number) => `${created} accounts made, ${changed} changed.`,
    list: (path: string) => `The first passwords are in ${path}. Delete it once they were handed out.`,
    heads: ['number', 'name', 'first password'],
  },
} as const

/** @returns how much was wrong */
export async function bringAccounts(
  db: Db,
  { path, lang, confirm, passwords }: AccountCommand,
): Promise<number> {
  const say = words[lang]
  try {
    const plan = await planAccounts(db, await readFile(path), null)
    const { counts, rows, newPlaces, absent, notes } = plan.preview
    for (const note of notes) console.log(note[lang])
    for (const { line, number, fullName, problems } of rows)
      if (problems.length > 0)
        console.log(`${say.row(line)} ${number} ${fullName}: ${problems.map((one) => one[lang]).join('; ')}`)
    if (newPlaces.length > 0) console.log(`${say.places}${newPlaces.join(', ')}`)
    if (absent.length > 0) console.log(say.absent(absent.length))
    console.log(say.counts(counts))
    if (confirm) await writePlan(db, plan, lang, passwords)
    else console.log(say.dry)
    return counts.wrong
  } catch (failure) {
    if (!(failure instanceof WrongAccounts)) throw failure
    console.error(failure.text[lang])
    return 1
  }
}

/** Each first password takes a tenth of a second of a machine's time: a line tells of so many. */
const toldEvery = 200

async function writePlan(db: Db, plan: AccountPlan, lang: Lang, path: string | undefined): Promise<void> {
  const say = words[lang]
  const { passwordPolicy } = await readSettings(db.kysely)
  const by = { accountId: 0, now: Date.now() }
  let told = 0
  const tell = async (done: number) => {
    if (done < told + toldEvery) return
    told = done
    console.log(say.hashed(done, plan.created.length))
  }
  const made = await carryOutPlan(db, plan, passwordPolicy, by, tell)
  console.log(say.done(plan.created.length, plan.changed.length))
  if (made.length === 0) return
  const list = `${csvLine([...say.heads])}${made.map((line) => csvLine(line)).join('')}`
  if (path === undefined) return console.log(list)
  await writeFile(path, `\uFEFF${list}`, { mode: 0o600 })
  console.log(say.list(path))
}
