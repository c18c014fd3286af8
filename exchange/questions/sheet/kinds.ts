/** How a table names the kinds of questions. */
import type { Question } from '../../../src/contract/questions.ts'
import { toSimplified } from '../../../src/rules/grading/traditional.ts'
import { folded } from '../../table/columns.ts'
import { blank, type Kind } from '../model.ts'
import { type FileNote, fileNote } from '../texts.ts'

/** As examinations in medicine call them: A1, A1型, A1型题. */
const types = (...letters: string[]) => letters.flatMap((one) => [one, `${one}型`, `${one}型题`])

const names: Record<Kind, readonly string[]> = {
  DANXUAN: [
    '单选题',
    '单选',
    '单项选择题',
    'single choice',
    'single',
    '单项选择',
    '单项',
    'single answer',
    'mcq',
    'radio',
    ...types('A', 'A1', 'A2'),
  ],
  DUOXUAN: [
    '多选题',
    '多选',
    '多项选择题',
    'multiple choice',
    'multiple',
    '多项选择',
    '不定项选择题',
    '不定项选择',
    '不定项',
    '多项',
    '复选题',
    'multiple answer',
    'multiple response',
    'checkbox',
    ...types('X'),
  ],
  PANDUAN: [
    '判断题',
    '判断',
    '是非题',
    'true or false',
    'true/false',
    'judge',
    '是非',
    '对错题',
    '对错',
    '是非判断题',
    '是非判断',
    'boolean',
    '正误题',
    '正误判断题',
    '正误判断',
    'true false',
    'tf',
  ],
  TIANKONG: ['填空题', '填空', 'fill in the blanks', 'fill', '填充题', 'fill in the blank', 'fill in'],
  WENDA: [
    '问答题',
    '问答',
    '简答题',
    '简答',
    '名词解释',
    'short answer',
    'essay',
    '论述题',
    '论述',
    '名解',
    '名词解释题',
    '主观题',
    '解答题',
    '分析题',
  ],
  PEIWU: ['配伍题', '配伍', '配对题', 'matching', ...types('B', 'B1')],
  BINGLI: [
    '病例分析题',
    '病例题',
    '病例',
    '案例题',
    'case study',
    'case',
    '病例分析',
    '案例分析题',
    ...types('A3', 'A4'),
  ],
  OTHER: ['其他', 'other'],
}

const anyOrder = '（无序）'
const kinds = Object.keys(names) as Kind[]
const plain = (text: string) => toSimplified(folded(text)).replace(/[（）/【】〔〕「」『』《》[\]]/g, '')

/** Banks that do not tell single from multiple choice: the answer does. */
const anyChoice = new Set(['选择题', '选择', 'choice', '客观题'])
const byName = new Map(
  kinds.flatMap((kind) => [kind, ...names[kind]].map((name) => [plain(name), kind] as const)),
)

export const kindName = (kind: Kind): string => names[kind][0] ?? kind
export const kindNames = (): string => kinds.map((kind) => `${names[kind][0]} ${names[kind][3]}`).join('、')

/** @returns a question of that kind with nothing in it; of one that is not known here, to be read */
export function questionOfKind(text: string, notes: FileNote[], answer = ''): Question {
  const [, zh, en = ''] = /^其他[:：]([^|]*)\|?(.*)$/.exec(text) ?? []
  if (zh !== undefined) return otherCalled(zh, en)
  const ordered = text.replace(/（无序）|\(any order\)/i, '')
  const kind = kindCalled(ordered, answer)
  if (!kind) {
    notes.push(fileNote('keptReadable', text))
    return otherCalled(text, '')
  }
  return { ...blank(kind), anyOrder: ordered !== text }
}

/** The number of a section before its name: 一、单选题, 1. 单选题, 第一部分 单选题. */
const sectionNumber =
  /^\s*(?:第?[一二三四五六七八九十\d]{1,3}(?:部分|大题)?[、.．:：\s]|[（(][一二三四五六七八九十\d]{1,3}[）)])\s*/

/** The name as it is, else what it says beside its brackets or in them: 单选题（每题2分）, 选择题（多选）. */
function kindCalled(name: string, answer: string): Kind | undefined {
  const bare = name.replace(sectionNumber, '')
  const [, front = '', inside = ''] = /^([^（(【[]+)[（(【[]([^）)】\]]+)[）)】\]]/.exec(bare) ?? []
  for (const one of [name, bare, inside, front, bare.trim().split(/\s+/)[0] ?? '']) {
    const kind = choiceKind(plain(one), answer) ?? byName.get(plain(one))
    if (kind) return kind
  }
  return undefined
}

/** @returns undefined where the kind is told */
function choiceKind(name: string, answer: string): Kind | undefined {
  if (!anyChoice.has(name)) return undefined
  const letterCount = answer.normalize('NFKC').match(/[a-z]/gi)?.length ?? 0
  return letterCount > 1 && !answer.includes('|') ? 'DUOXUAN' : 'DANXUAN'
}

function otherCalled(name: string, nameEn: string): Question {
  const other = blank('OTHER')
  return { ...other, type: { ...other.type, name, nameEn } }
}

export function writeKind({ type, anyOrder: isFree }: Question): string {
  const kind = type.baseType as Kind
  const usual = blank('OTHER').type
  if (kind === 'OTHER' && (type.name !== usual.name || type.nameEn !== usual.nameEn))
    return `其他：${type.name}|${type.nameEn}`
  return `${kindName(kind)}${isFree ? anyOrder : ''}`
}
