import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blanks, namesToShow, writeBlanks } from '../../../../src/rules/kinds/fill.ts'
import { judge } from '../../../../src/rules/kinds/index.ts'
import { fillIn, option, question } from './questions.ts'

/** Whether the answer is right where only this name is accepted. */
const passes = (accepted: string, answer: string) => judge(fillIn([[accepted]]), writeBlanks([answer]))
const state = (accepted: string, answer: string) =>
  blanks(fillIn([[accepted]]), writeBlanks([answer]))[0]?.state

describe('folded: two ways of writing one name', () => {
  test.each([
    ['width', 'H&E', 'Ｈ＆Ｅ'],
    ['width of digits', '2型', '２型'],
    ['case', 'Glomerulus', 'GLOMERULUS'],
    ['spaces', '致密斑', ' 致 密　斑 '],
    ['spaces between words', 'central vein', 'central  vein'],
    ['hyphens', 'enamel-dentine junction', 'enamel dentine junction'],
    ['punctuation', '闰盘', '闰盘。'],
    ['黏 and 粘', '黏膜肌层', '粘膜肌层'],
    ['the optional 的', '肾的皮质', '肾皮质'],
    ['haem', 'haemoglobin', 'hemoglobin'],
    ['oe', 'oesophagus', 'esophagus'],
    ['ae', 'caecum', 'cecum'],
    ['-our', 'tumour', 'tumor'],
    ['-ise', 'keratinised', 'keratinized'],
    ['-isation', 'mineralisation', 'mineralization'],
    ['-re', 'muscle fibre', 'muscle fiber'],
    ['leuco-', 'leucocyte', 'leukocyte'],
    ['disc', 'intercalated disc', 'intercalated disk'],
    ['dentine', 'dentine', 'dentin'],
    ['grey', 'grey matter', 'gray matter'],
    ['artefact', 'artefact', 'artifact'],
    ['leucaemia', 'leucaemia', 'leukemia'],
    ['leuco-, as American', 'leukocytosis', 'leucocytosis'],
    ['mitre', 'mitre', 'miter'],
    ['theatre', 'operating theatre', 'operating theater'],
    ['manoeuvre', 'manoeuvre', 'maneuver'],
    ['-red', 'centred', 'centered'],
    ['-ring', 'centring', 'centering'],
    ['-ence', 'defence', 'defense'],
    ['programme', 'programme', 'program'],
    ['-logue', 'homologue', 'homolog'],
  ])('%s', (_, one, another) => {
    expect(passes(one, another)).toBe(true)
    expect(passes(another, one)).toBe(true)
  })
})

describe('never folded: two things', () => {
  test.each([
    ['左心房', '右心房'],
    ['颅底内面', '颅底外面'],
    ['肾动脉', '肾静脉'],
    ['近端小管', '远端小管'],
    ['嗜酸性粒细胞', '噬酸性粒细胞'],
    ['ileum', 'ilium'],
    ['ureter', 'urethra'],
    ['malleus', 'malleolus'],
    ['革兰阳性', '革兰阴性'],
    ['G+', 'G-'],
    ['7~8', '78'],
    ['1.5', '15'],
    ['10⁹', '109'],
  ])('%s and %s: neither right nor nearly', (one, another) => {
    for (const [accepted, answer] of [
      [one, another],
      [another, one],
    ] as const) {
      expect(passes(accepted, answer)).toBe(false)
      expect(state(accepted, answer)).toBe('wrong')
    }
  })

  test('a side that the question needs and the answer leaves out is wrong', () => {
    expect(passes('左肾动脉', '肾动脉')).toBe(false)
    expect(state('左肾动脉', '肾动脉')).toBe('wrong')
  })

  test('血管球 and 肾小球 are one where the term lists both, 肾小体 is another', () => {
    const glomerulus = question('TIANKONG', { options: [option(1, ['肾小球', '血管球'], ['肾小体'])] })
    const verdicts = ['血管球', '肾小球', '肾小体'].map((text) => judge(glomerulus, writeBlanks([text])))
    expect(verdicts).toEqual([true, true, false])
    expect(blanks(glomerulus, writeBlanks(['肾小体']))[0]?.state).toBe('wrong')
  })

  test('what the question never takes is wrong, however the names fold', () => {
    const one = question('TIANKONG', { options: [option(1, ['fibre'], ['Fiber'])] })
    expect(judge(one, writeBlanks(['fiber']))).toBe(false)
  })
})

describe('写法接近: a hint, and wrong', () => {
  test.each([
    ['闰盘', '润盘'],
    ['蒲肯野细胞', '浦肯野细胞'],
    ['假复层纤毛柱状上皮', '假复层纤毛状上皮'],
    ['glomerulus', 'glomerlus'],
    ['intercalated disc', 'intercalatde disc'],
  ])('%s, written %s', (accepted, answer) => {
    expect(passes(accepted, answer)).toBe(false)
    expect(state(accepted, answer)).toBe('near')
  })

  test.each([
    ['柱状细胞', '杯状细胞'],
    ['肾小体', '肾小球'],
    ['T细胞', 'B细胞'],
    ['endomysium', 'epimysium'],
    ['afferent', 'efferent'],
    ['chondroblast', 'chondroclast'],
    ['parotid', 'carotid'],
    ['parietal bone', 'parietal lobe'],
    ['axillary nerve', 'maxillary nerve'],
    ['cochlear nerve', 'trochlear nerve'],
    ['metatarsal bone', 'metacarpal bone'],
    ['tarsal tunnel', 'carpal tunnel'],
    ['optic ganglion', 'otic ganglion'],
    ['major duodenal papilla', 'minor duodenal papilla'],
    ['tricuspid valve', 'bicuspid valve'],
    ['CN III', 'CN VII'],
    ['type I alveolar cell', 'type II alveolar cell'],
    ['T cell', 'B cell'],
    ['纤维细胞', '成纤维细胞'],
    ['软骨细胞', '成软骨细胞'],
    ['气管软骨', '支气管软骨'],
    ['巨噬细胞', '肝巨噬细胞'],
    ['心肌细胞', '心肌细胞核'],
    ['unfertilised egg', 'fertilised egg'],
    ['acellular cementum', 'cellular cementum'],
    ['unmyelinated nerve', 'myelinated nerve'],
    ['terminal spine', 'terminal spore'],
    ['microgametocyte', 'macrogametocyte'],
    ['arthritis', 'arthrosis'],
    ['lactase', 'lactose'],
    ['nucleotide', 'nucleoside'],
    ['HBsAg', 'HBeAg'],
    ['7.5～8 μm', '7.5～8 nm'],
    ['125 mL/min', '125 mL/h'],
  ])('is not said of %s for %s, which are two things', (one, another) => {
    expect(state(another, one)).toBe('wrong')
    expect(state(one, another)).toBe('wrong')
  })

  test.each([
    ['carotid', 'cartoid'],
    ['maxillary nerve', 'maxilary nerve'],
    ['parietal bone', 'pareital bone'],
    ['CN VII', 'CN VII.'],
    ['type II alveolar cell', 'type II alvolar cell'],
  ])(
    'is said of %s, though another structure reads much alike, where it is written %s',
    (accepted, answer) => {
      expect(['near', 'right']).toContain(state(accepted, answer))
    },
  )
})

describe('several blanks', () => {
  const ordered = fillIn([['颗粒层'], ['分子层']])
  const free = fillIn(
    [
      ['动脉', '小叶间动脉'],
      ['静脉', '小叶间静脉'],
      ['胆管', '小叶间胆管'],
    ],
    { anyOrder: true },
  )

  test('stand each in its place', () => {
    expect(judge(ordered, writeBlanks(['颗粒层', '分子层']))).toBe(true)
    expect(judge(ordered, writeBlanks(['分子层', '颗粒层']))).toBe(false)
  })

  test('are wrong as a whole with one wrong, empty, missing or too many', () => {
    const tries = [['颗粒层', 'x'], ['颗粒层', ''], ['颗粒层'], ['颗粒层', '分子层', '棘层']]
    expect(tries.map((texts) => judge(ordered, writeBlanks(texts)))).toEqual([false, false, false, false])
  })

  test('free of order take each name once', () => {
    expect(judge(free, writeBlanks(['胆管', '小叶间动脉', '静脉']))).toBe(true)
    expect(judge(free, writeBlanks(['动脉', '小叶间动脉', '静脉']))).toBe(false)
  })

  test('free of order show what nobody said beside the wrong one', () => {
    const shown = blanks(free, writeBlanks(['胆管', '动脉', '小叶间动脉']))
    expect(shown.map((blank) => blank.state)).toEqual(['right', 'right', 'wrong'])
    expect(shown[2]?.accepted).toContain('静脉')
  })

  test('free of order find their places even where one name fits two blanks', () => {
    const overlapping = fillIn([['a', 'b'], ['a']], { anyOrder: true })
    expect(judge(overlapping, writeBlanks(['a', 'b']))).toBe(true)
    expect(judge(overlapping, writeBlanks(['b', 'a']))).toBe(true)
  })

  test('free of order are judged alike in every order', () => {
    const names = fc.constantFrom('动脉', '静脉', '胆管', '小叶间静脉', '门静脉', '')
    fc.assert(
      fc.property(
        fc
          .array(names, { minLength: 3, maxLength: 3 })
          .chain((texts) => fc.tuple(fc.constant(texts), fc.shuffledSubarray(texts, { minLength: 3 }))),
        ([texts, shuffled]) => judge(free, writeBlanks(texts)) === judge(free, writeBlanks(shuffled)),
      ),
    )
  })

  test('are right exactly when each blank alone is right', () => {
    const text = fc.constantFrom('颗粒层', '分子层', ' 分子层 ', '分子', '')
    fc.assert(
      fc.property(text, text, (a, b) => {
        const alone = passes('颗粒层', a) && passes('分子层', b)
        return judge(ordered, writeBlanks([a, b])) === alone
      }),
    )
  })

  test('are never right where one of them is only near', () => {
    expect(judge(fillIn([['闰盘'], ['分子层']]), writeBlanks(['润盘', '分子层']))).toBe(false)
  })
})

test('names that differ only in how they are written are shown once', () => {
  expect(namesToShow(['4.9..5.10', '五'])).toEqual(['4.9 – 5.1', '五'])
  expect(namesToShow(['6..6'])).toEqual(['6'])
  expect(namesToShow(['透明层', 'stratum lucidum', 'Stratum lucidum', 'clear layer', 'x'])).toEqual([
    '透明层',
    'stratum lucidum',
    'clear layer',
  ])
})
