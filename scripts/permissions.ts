/**
 * `npm run check:permissions`: prints, for each call, its permission in both languages and what each role may do with
 * it; fails on a call that names none. `--quiet` prints only failures.
 */
import { calls } from '../server/calls.ts'
import { type Grant, permissionTable, type Relation } from '../src/rules/permissions.ts'
import { roleOrder } from '../src/rules/roles.ts'

const roleNames = {
  Student: '学生',
  Teacher: '教师',
  MachineAdmin: '机房管理员',
  SubjectAdmin: '学科管理员',
  AcademyAdmin: '学院管理员',
  SystemAdmin: '系统管理员',
  SuperAdmin: '超级管理员',
}

const relationNames: Record<Relation, [zh: string, en: string]> = {
  any: ['可', 'yes'],
  own: ['自己的', 'own'],
  member: ['所在班级', 'member'],
  courseOwner: ['负责的课程', 'owner'],
  courseTeacher: ['任教的课程', 'teacher'],
  courseAssistant: ['助教', 'assistant'],
  courseSubstitute: ['代课期间', 'substitute'],
  ownAcademy: ['本学院', 'academy'],
  ownSubject: ['本学科', 'subject'],
  school: ['全校', 'school'],
  all: ['全部', 'all'],
}

const printTable = (rows: string[][]) => {
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}

const unused = new Set(Object.keys(permissionTable))
const rows = calls.map(({ area, name, permission }) => {
  unused.delete(permission)
  const { zh, en, grants } = permissionTable[permission]
  const cells = roleOrder.map((role) => {
    const own = (grants as readonly Grant[]).filter(({ roles }) => roles.includes(role))
    const words = own.map(({ relation }) => relationNames[relation].join(' '))
    return words.length > 0 ? words.join(', ') : '–'
  })
  return [`${area}.${name}`, permission, zh, en, ...cells]
})

if (!process.argv.includes('--quiet')) {
  printTable([
    ['call', 'permission', '权限', 'means', ...roleOrder.map((role) => `${roleNames[role]} ${role}`)],
  ])
  printTable(rows)
  if (unused.size > 0) console.log(`No call asks for these yet: ${[...unused].join(', ')}`)
}
console.log(`${calls.length} calls, each with a permission`)
