/**
 * Writes src/rules/grading/traditional.ts: Traditional characters with their Simplified ones, made from opencc-js. Taken
 * are pairs that are common on both sides (level 1 of Big5 and of GB 2312), those that the sample school's terms use, and
 * rarer ones of medicine.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { Converter } from 'opencc-js'

const root = join(import.meta.dirname, '..')
const target = join(root, 'src/rules/grading/traditional.ts')
const toSimplified = Converter({ from: 't', to: 'cn' })

/** Whether a character lies in these rows of its encoding. */
const liesIn = (character: string, encoding: string, first: number, last: number): boolean => {
  const bytes = iconv.encode(character, encoding)
  return bytes.length === 2 && (bytes[0] ?? 0) >= first && (bytes[0] ?? 0) <= last
}
const isCommonTraditional = (character: string) => liesIn(character, 'big5', 0xa4, 0xc6)
const isCommonSimplified = (character: string) => liesIn(character, 'gb2312', 0xb0, 0xd7)

const folder = join(root, 'sample/school')
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
const usedCharacters = new Set(texts.join(''))
const usedInMedicine = new Set('齦顎髏癆癩癘癮臏臚鎘鉍齜齷膾贅閹頽衆醖攢')

const pairs = Array.from({ length: 0xa000 - 0x4e00 }, (_, at) => String.fromCharCode(0x4e00 + at))
  .map((traditional) => [traditional, toSimplified(traditional)] as const)
  .filter(([traditional, simplified]) => simplified !== traditional && simplified.length === 1)
  .filter(
    ([traditional, simplified]) =>
      usedCharacters.has(simplified) ||
      usedInMedicine.has(traditional) ||
      (isCommonTraditional(traditional) && isCommonSimplified(simplified)),
  )

const rows = (characters: string) => (characters.match(/.{1,100}/gu) ?? []).map((row) => `  '${row}',`)
const list = (name: string, at: 0 | 1) => [
  `const ${name} = [`,
  ...rows(pairs.map((pair) => pair[at]).join('')),
  `].join('')`,
]
writeFileSync(
  target,
  [
    '/** Traditional characters become Simplified ones. Made by scripts/traditional.ts from opencc-js: do not edit. */',
    ...list('traditional', 0),
    '',
    '/** The same places hold the Simplified characters. */',
    ...list('simplified', 1),
    '',
    'const simplifiedOf = new Map([...traditional].map((character, at) => [character, simplified[at] ?? character]))',
    '',
    'const isHan = /\\p{Script=Han}/gu',
    '',
    'export const toSimplified = (text: string): string =>',
    '  text.replace(isHan, (character) => simplifiedOf.get(character) ?? character)',
    '',
  ].join('\n'),
)
console.log(`${pairs.length} pairs`)
