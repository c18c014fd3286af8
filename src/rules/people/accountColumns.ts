/** The columns of a table of accounts, as schools head them in Chinese or English. */
import { normalizeText } from '../words/unicode.ts'

interface AccountColumn {
  zh: string
  en: string
  /** other heads that mean the same */
  also: readonly string[]
  example: string
}

export const accountColumns = {
  number: {
    zh: '学号',
    en: 'Number',
    also: [
      '工号',
      '学工号',
      '学号工号',
      '编号',
      '学籍号',
      'student number',
      'student id',
      'staff number',
      'id',
    ],
    example: '0020260001',
  },
  fullName: { zh: '姓名', en: 'Name', also: ['名字', '学生姓名', '教师姓名', 'full name'], example: '王芳' },
  fullNameEn: { zh: '英文姓名', en: 'English name', also: ['英文名', '拼音'], example: 'Wang Fang' },
  role: { zh: '身份', en: 'Role', also: ['角色', '类型', '人员类别'], example: '学生' },
  academy: {
    zh: '学院',
    en: 'Academy',
    also: ['院系', '系', '所属学院', '所在学院', '学院名称', '部门', '单位', 'school', 'department'],
    example: '基础医学院',
  },
  major: {
    zh: '专业',
    en: 'Major',
    also: ['专业名称', '所学专业', '学科', 'programme', 'program'],
    example: '临床医学',
  },
  grade: { zh: '年级', en: 'Grade', also: ['入学年级', '所在年级', '届', 'year'], example: '2026级' },
  room: {
    zh: '班级',
    en: 'Class',
    also: ['行政班', '行政班级', '所在班级', '班级名称', '班'],
    example: '临床一班',
  },
  phone: {
    zh: '手机号',
    en: 'Phone',
    also: ['手机', '电话', '联系电话', '手机号码', '联系手机', 'mobile'],
    example: '13800000000',
  },
  email: { zh: '邮箱', en: 'E-mail', also: ['电子邮箱', '邮件', 'mail', 'email'], example: '' },
} as const satisfies Record<string, AccountColumn>

export type AccountColumnKey = keyof typeof accountColumns
export const accountColumnKeys = Object.keys(accountColumns) as AccountColumnKey[]

/** Forms say in a head whether its cells must be filled: 学号（必填）. */
const demand = /(?:必填项?|选填项?|可不填|required|optional)$/

/** Width, case, spaces, punctuation and a demand do not matter in a head. */
const foldHead = (text: string) =>
  normalizeText(text, 'NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cf}_\-.:/()[\]【】*，、]/gu, '')
    .replace(demand, '')

const byHead = new Map<string, AccountColumnKey>(
  accountColumnKeys.flatMap((key) => {
    const { zh, en, also } = accountColumns[key]
    return [key, zh, en, `${zh}${en}`, ...also].map((head) => [foldHead(head), key] as const)
  }),
)

export const accountColumnOf = (head: string): AccountColumnKey | undefined => byHead.get(foldHead(head))
