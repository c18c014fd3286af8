import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '../../../../src/rules/grading/fold.ts'
import { writeBlanks } from '../../../../src/rules/kinds/fill.ts'
import { judge } from '../../../../src/rules/kinds/index.ts'
import { fillIn, option, question } from './questions.ts'

const passes = (accepted: string, answer: string) => judge(fillIn([[accepted]]), writeBlanks([answer]))

interface Pair {
  accepted: string
  typed: string
  right: boolean
}

const folder = new URL('./pairs/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, Pair[]] => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))])

describe.each(files)('%s', (_, pairs) => {
  test.each(pairs)('$accepted, written $typed: right is $right', ({ accepted, typed, right }) => {
    expect(passes(accepted, typed)).toBe(right)
  })
})

const terms = [
  '肝小叶',
  '致密斑',
  'chief cell',
  'adductor longus',
  'Purkinje cell',
  'villus',
  'septum',
  'stria',
  '动脉',
]
const numbers = fc.oneof(fc.integer({ min: 1, max: 999 }), fc.constantFrom(0.5, 7.4, 121.3, 1.25))
const units = fc.constantFrom('', ' mV', 'mV', ' μm', '%', '℃', '层', '型')
const quantities = fc.tuple(numbers, units).map(([value, unit]) => `${value}${unit}`)

const wide = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))

describe('a change of meaning is never right', () => {
  const never = (change: (quantity: string) => string) =>
    fc.assert(
      fc.property(quantities, (quantity) => {
        const changed = change(quantity)
        fc.pre(changed !== quantity)
        expect(passes(quantity, changed)).toBe(false)
        expect(passes(changed, quantity)).toBe(false)
      }),
    )

  test('of a sign', () => never((quantity) => `-${quantity}`))
  test('of a digit', () =>
    never((quantity) => quantity.replace(/\d/, (digit) => String((Number(digit) + 3) % 10))))
  test('of a digit more', () => never((quantity) => quantity.replace(/\d/, '1$&')))
  test('of the order of two numbers', () => never((quantity) => quantity.replace(/^(\d)(\d)/, '$2$1')))
  test('of an arrow or a comparison', () => {
    const signs = fc.constantFrom('↑', '↓', '→', '←', '≥', '≤', '>', '<', '=', '±', '')
    fc.assert(
      fc.property(signs, signs, quantities, fc.constantFrom(...terms), (one, other, quantity, term) => {
        fc.pre(one !== other)
        expect(passes(`${one}${quantity}`, `${other}${quantity}`)).toBe(false)
        expect(passes(`${term}${one}`, `${term}${other}`)).toBe(false)
      }),
    )
  })
  test('of what joins two numbers', () => {
    const joined = fc.constantFrom('', '、', '-', '.', ':', '/', '×')
    fc.assert(
      fc.property(
        joined,
        joined,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (a, b, x, y) => {
          fc.pre(a !== b)
          expect(passes(`第${x}${a}${y}肋`, `第${x}${b}${y}肋`)).toBe(false)
        },
      ),
    )
  })
})

describe('a list keeps its order, and its signs', () => {
  const things = fc.constantFrom('皮质', '髓质', 'A', 'B', 'T', '3', 'Ⅳ', 'cortex', 'villus')
  test('however its things are joined', () => {
    const joined = fc.constantFrom('、', '，', ' and ', '和', '与', '及', '以及')
    fc.assert(
      fc.property(things, things, joined, joined, (one, other, by, byElse) => {
        fc.pre(one !== other)
        expect(passes(`${one}${by}${other}`, `${one}${byElse}${other}`)).toBe(true)
        expect(passes(`${one}${by}${other}`, `${other}${byElse}${one}`)).toBe(false)
      }),
    )
  })
  test('two letters of it are not one word', () => {
    const letters = fc.constantFrom('A', 'B', 'O', 'T', 'D')
    fc.assert(
      fc.property(letters, letters, fc.constantFrom('、', '和', ' and ', '/'), (one, other, by) => {
        expect(passes(`${one}${by}${other}`, `${one}${other}`)).toBe(false)
      }),
    )
  })
  test('a row of results is right sign by sign', () => {
    const rows = fc.array(fc.constantFrom('+', '-'), { minLength: 3, maxLength: 6 })
    fc.assert(
      fc.property(rows, rows, fc.constantFrom('', ' ', '，'), (one, other, between) => {
        fc.pre(one.includes('+') && other.includes('+'))
        const written = wide(other.join(between)).replaceAll('－', '—')
        expect(passes(one.join(''), written)).toBe(one.join('') === other.join(''))
      }),
    )
  })
})

describe('a change of spelling is never wrong', () => {
  const always = (change: (text: string) => string) =>
    fc.assert(
      fc.property(fc.oneof(quantities, fc.constantFrom(...terms)), (text) => {
        expect(passes(text, change(text))).toBe(true)
        expect(passes(change(text), text)).toBe(true)
      }),
    )

  test('of width', () => always(wide))
  test('of case', () => always((text) => text.toUpperCase().replace('ΜM', 'μM')))
  test('of spaces around it', () => always((text) => ` ${text}　`))
  test('of the article', () => always((text) => (/^[a-z]/i.test(text) ? `the ${text}` : text)))
  test('of how a number is said', () => {
    const numeral = fc.integer({ min: 1, max: 9 })
    const han = (value: number) => '零一二三四五六七八九'[value] ?? ''
    fc.assert(
      fc.property(numeral, numeral, (x, y) => {
        expect(passes(`${x}/${y}`, `${han(y)}分之${han(x)}`)).toBe(true)
        expect(passes(`${x}/${y}`, `${han(x)}分之${han(y)}`)).toBe(x === y)
        expect(passes(`${x}${y}%`, `百分之${han(x)}十${han(y)}`)).toBe(true)
        expect(passes(`${x}层`, `${han(x).replace('二', '两')}层`)).toBe(true)
      }),
    )
  })
  test('of a unit that is written out', () => {
    const unit = fc.constantFrom(['μm', '微米'] as const, ['nm', '纳米'] as const, ['mm', '毫米'] as const)
    fc.assert(
      fc.property(numbers, unit, unit, (value, [sign, word], [other]) => {
        expect(passes(`${value} ${sign}`, `${value}${word}`)).toBe(true)
        expect(passes(`${value}${word}`, `${value} ${other}`)).toBe(other === sign)
      }),
    )
  })
  test.each([
    ['Purkinje cell', 'Purkinje’s cell'],
    ["Meissner's plexus", 'Meissner plexus'],
    ['Köhler illumination', 'Kohler illumination'],
    ['Köhler illumination', 'Koehler illumination'],
    ['Mueller cell', 'Müller cell'],
    ['Ménière', 'Meniere'],
    ['芽胞', '芽孢'],
    ['髓袢', '髓襻'],
  ])('of a name: %s, %s', (one, other) => {
    expect([passes(one, other), passes(other, one)]).toEqual([true, true])
  })
  test.each([
    ['chief cell', 'chief cells'],
    ['capillary', 'capillaries'],
    ['villus', 'villi'],
    ['septum', 'septa'],
    ['stria', 'striae'],
    ['cysticercus', 'cysticerci'],
    ['cortex', 'cortices'],
    ['matrix', 'matrices'],
    ['foramen', 'foramina'],
    ['ganglion', 'ganglia'],
    ['epiphysis', 'epiphyses'],
    ['branch', 'branches'],
    ['virus', 'viruses'],
    ['focus', 'foci'],
    ['hepatocyte', 'Hepatocytes'],
    ['tooth', 'teeth'],
    ['mitochondrion', 'mitochondria'],
    ['fish', 'fishes'],
  ])('of number: %s, %s', (one, many) => {
    expect([passes(one, many), passes(many, one)]).toEqual([true, true])
  })
  test.each([
    ['动脉', '動脈'],
    ['肝细胞', '肝細胞'],
    ['颞骨', '顳骨'],
    ['胸锁乳突肌', '胸鎖乳突肌'],
    ['黏膜', '粘膜'],
  ])('of script: %s, %s', (simplified, traditional) => {
    expect(passes(simplified, traditional)).toBe(true)
  })
})

describe('what the sentence says already may be repeated', () => {
  const asked = (title: string, accepted: string[], titleEn = '') => fillIn([accepted], { title, titleEn })
  test.each([
    ['高压蒸汽灭菌的温度是____℃。', ['121.3', '121'], '121℃'],
    ['需要____分钟。', ['20'], '20分钟'],
    ['占____%。', ['50..70'], '65%'],
    ['出脑的是第____对脑神经。', ['6'], '第6对脑神经'],
    ['出脑的是第____对脑神经。', ['6'], '第六对'],
    ['由____细胞分泌。', ['主'], '主细胞'],
    ['中性粒细胞有____作用。', ['吞噬'], '吞噬作用'],
  ])('%s %j takes %s', (title, accepted, typed) => {
    expect(judge(asked(title, accepted), writeBlanks([typed]))).toBe(true)
  })
  test('in English', () => {
    const cells = asked('', ['centroacinar', '泡心细胞'], 'The duct begins with ____ cells.')
    expect(judge(cells, writeBlanks(['centroacinar cells']))).toBe(true)
  })
  test('a digit or sign before the blank is no part of the answer', () => {
    expect(judge(asked('约____0 μm。', ['1']), writeBlanks(['10']))).toBe(false)
    expect(judge(asked('不是 -____。', ['70']), writeBlanks(['-70']))).toBe(false)
  })
  test('a declared unit and suffix may stand or be left out', () => {
    const potential = question('TIANKONG', { options: [{ ...option(1, ['-70 mV']), unit: ['mV', '毫伏'] }] })
    const verdicts = ['-70', '-70mV', '－70毫伏', '70', '-70 V'].map((text) =>
      judge(potential, writeBlanks([text])),
    )
    expect(verdicts).toEqual([true, true, true, false, false])
  })
  test('a kind that the Chinese name has may be added', () => {
    expect(judge(fillIn([['长收肌', 'adductor longus']]), writeBlanks(['adductor longus muscle']))).toBe(true)
    expect(judge(fillIn([['颞骨', 'temporal']]), writeBlanks(['temporal muscle']))).toBe(false)
  })
  test('a side in brackets stands before the name elsewhere', () => {
    const artery = fillIn([['左侧大脑后动脉', 'left posterior cerebral artery']])
    const verdicts = [
      '大脑后动脉(左侧)',
      'posterior cerebral artery (left)',
      '大脑后动脉（右侧）',
      '大脑后动脉',
    ].map((text) => judge(artery, writeBlanks([text])))
    expect(verdicts).toEqual([true, true, false, false])
  })
})

test('folding takes a text of Chinese numerals apart', () => {
  expect(['第十二肋', '第一、二肋', '二十', '第4脑室', '第四脑室'].map(fold)).toEqual([
    '第12肋',
    '第1,2肋',
    '20',
    '第4脑室',
    '第4脑室',
  ])
})
