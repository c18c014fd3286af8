/** Messages of the import of accounts, in both languages; `{0}` is filled in. */
import type { BilingualText } from '../../src/contract/admin/adminImport.ts'
import { fillText } from '../../src/rules/lang.ts'

const texts = {
  tooLarge: ['表格超过 20 MB', 'The table is larger than 20 MB.'],
  unreadable: [
    '读不了这个文件，请上传 .xlsx 或 .csv 表格。旧的 .xls 请用 Excel 或 WPS 打开，另存为 .xlsx',
    'This file cannot be read. Upload an .xlsx or .csv table. Open an old .xls in Excel or WPS and save it as .xlsx.',
  ],
  noHeads: [
    '前 10 行里没有找到表头：至少要有“学号”和“姓名”两列',
    'No heads in the first ten rows: at least “学号” (number) and “姓名” (name) are needed.',
  ],
  headTwice: ['有两列都是“{0}”', 'Two columns mean “{0}”.'],
  tooMany: ['一次最多 {0} 行', 'At most {0} rows at a time.'],
  noRows: ['表头下面没有数据', 'There is nothing below the heads.'],
  unknownHead: ['“{0}”列不认识，未读取', 'The column “{0}” is not known and was not read.'],
  otherSheet: [
    '只读取了一个工作表，“{0}”没有读取：请把它另存为一个文件再导入',
    'Only one sheet was read, “{0}” was not: save it as a file of its own and import that too.',
  ],
  headsAt: ['表头在第 {0} 行', 'The heads stand in row {0}.'],
  numberEmpty: ['缺少学号或工号', 'The number is missing.'],
  numberForm: [
    '学号“{0}”只能有字母、数字、- 和 _，最多 50 个',
    'The number “{0}” may have letters, digits, - and _, at most 50.',
  ],
  digitsLost: [
    '“{0}”的数字被表格改成了科学计数法，请把该列设为文本后重新填写',
    'The spreadsheet changed the digits of “{0}”. Set the column to text and enter it again.',
  ],
  dateMade: [
    '“{0}”被表格改成了日期，请把该列设为文本后重新填写',
    'The spreadsheet made a date of “{0}”. Set the column to text and enter it again.',
  ],
  formulaError: [
    '“{0}”的公式没有算出结果，请改成文字',
    'The formula of “{0}” has no result. Write the text itself.',
  ],
  nameEmpty: ['缺少姓名', 'The name is missing.'],
  tooLong: ['“{0}”超过 {1} 个字', '“{0}” is longer than {1} characters.'],
  roleUnknown: [
    '身份“{0}”不认识，请填学生或教师',
    'The role “{0}” is neither 学生 (student) nor 教师 (teacher).',
  ],
  phoneForm: ['手机号“{0}”格式不正确', '“{0}” is no phone number.'],
  emailForm: ['邮箱“{0}”格式不正确', '“{0}” is no e-mail address.'],
  placeHalf: ['填了年级或班级，但没有填学院', 'A grade or class without an academy.'],
  sameNumber: ['与第 {0} 行的学号相同', 'The same number stands in row {0}.'],
  samePhone: ['与第 {0} 行的手机号相同', 'The same phone number stands in row {0}.'],
  sameEmail: ['与第 {0} 行的邮箱相同', 'The same e-mail address stands in row {0}.'],
  emailInUse: ['邮箱已被账号“{0}”使用', 'The account “{0}” uses this e-mail address.'],
  phoneInUse: ['手机号已被账号“{0}”使用', 'The account “{0}” uses this phone number.'],
  otherPerson: [
    '账号“{0}”已存在，姓名是“{1}”：如是同一人，请先在账号中填写学号',
    'There is an account “{0}” named “{1}”. If it is the same person, enter the number there first.',
  ],
  otherRole: ['已有账号不是{0}，身份请在账号中修改', 'The account is no {0}: change roles in the accounts.'],
  tooStrong: [
    '账号“{0}”的权限不低于你，不能由导入修改',
    'The account “{0}” is as strong as yours or stronger: an import by you does not change it.',
  ],
  planChanged: [
    '预览之后学校的数据有变化，请重新预览再确认',
    'Something changed since the preview. Preview it again before you confirm.',
  ],
  notAllowed: ['没有权限导入账号', 'You may not import accounts.'],
  mayNotManage: ['没有权限管理账号', 'You may not manage accounts.'],
  fileGone: ['上传的文件不在了，请重新上传', 'The uploaded file is gone. Please upload it again.'],
} as const satisfies Record<string, readonly [zh: string, en: string]>

export type AccountTextKey = keyof typeof texts

export function accountNote(key: AccountTextKey, ...values: (string | number)[]): BilingualText {
  const [zh, en] = texts[key]
  return { zh: fillText(zh, values), en: fillText(en, values) }
}

/** Why a table is not taken at all. */
export class WrongAccounts extends Error {
  readonly text: BilingualText

  constructor(text: BilingualText) {
    super(text.en)
    this.text = text
  }
}
