import { describe, expect, test } from 'vitest'
import { writeParts } from '../../../src/rules/kinds/caseStudy.ts'
import { writePairs } from '../../../src/rules/kinds/matching.ts'
import { option, question } from '../rules/grading/questions.ts'
import {
  explained,
  fill,
  matching,
  multiple,
  named,
  recited,
  short,
  shown,
  single,
  statement,
  times,
} from './render.tsx'

describe('Q01 single choice', () => {
  test('offers one radio per option, with its letter and text', () => {
    const markup = shown(single, '', false)
    expect(times(markup, 'type="radio"')).toBe(2)
    expect(markup).toContain('中性粒细胞')
    expect(markup).not.toContain('正确答案')
  })

  test('says in words which option is right and which was wrong', () => {
    const markup = shown(single, '11', true)
    expect(markup).toContain('你选错了')
    expect(markup).toContain('正确答案')
    expect(markup).not.toContain('漏选了')
    expect(shown(single, '12', true)).toContain('你选对了')
  })

  test('is in English where the page is', () => {
    const markup = shown(single, '', false, 'en')
    expect(markup).toContain('Eosinophil')
    expect(markup).toContain('The cell is a')
  })
})

describe('Q02 multiple choice', () => {
  test('offers checkboxes and says afterwards what was missed', () => {
    expect(times(shown(multiple, '1,2', false), 'type="checkbox"')).toBe(3)
    const markup = shown(multiple, '1,2', true)
    expect([times(markup, '你选对了'), times(markup, '你选错了'), times(markup, '漏选了')]).toEqual([1, 1, 1])
  })
})

describe('Q03 judge', () => {
  test('offers right and wrong', () => {
    const markup = shown(statement, '', false)
    expect(times(markup, 'type="radio"')).toBe(2)
    expect([times(markup, '>对<'), times(markup, '>错<')]).toEqual([1, 1])
    expect(shown(statement, '0', true)).toContain('你选错了')
  })
})

describe('Q04 fill-in', () => {
  test('has a labelled field for each blank', () => {
    const markup = shown(fill, '', false)
    expect(markup).toContain('第 1 空')
    expect(markup).toContain('第 2 空')
  })

  test('says for each blank whether it is right, nearly written or wrong', () => {
    const markup = shown(fill, '["颈内动脉","润盘"]', true)
    expect(times(markup, '答对了')).toBe(1)
    expect(markup).toContain('写法接近')
    expect(markup).toContain('正确答案：闰盘')
  })
})

describe('Q05 short answer', () => {
  test('shows the model answer and asks for the self-mark only after submission', () => {
    expect(shown(short, '', false)).not.toContain('滤过膜由三层构成')
    const markup = shown(short, JSON.stringify({ text: '三层', self: null }), true)
    expect(markup).toContain('滤过膜由三层构成')
    expect(markup).toContain('没答对')
  })
})

describe('Q06 matching', () => {
  test('offers every option to every stem, and none is used up', () => {
    const [first] = matching.children
    const markup = shown(matching, writePairs(new Map([[first!.id, 1]])), false)
    expect(times(markup, 'type="radio"')).toBe(6)
    expect(times(markup, '>肝<')).toBe(1)
    expect(markup).not.toContain('disabled=""')
  })

  test('judges each stem and names the right letter', () => {
    const [first, second] = matching.children
    const markup = shown(
      matching,
      writePairs(
        new Map([
          [first!.id, 1],
          [second!.id, 2],
        ]),
      ),
      true,
    )
    expect([times(markup, '答对了'), times(markup, '答错了')]).toEqual([1, 1])
    expect(markup).toContain('正确答案：A')
  })

  test('tells why below each stem once it is answered or recited', () => {
    const [first, second] = matching.children
    const why = { analysis: '肝小叶的中轴', analysisEn: 'The axis of a lobule' }
    const asked = { ...matching, children: [{ ...first!, ...why }, second!] }
    expect(shown(asked, '', false)).not.toContain(why.analysis)
    const markup = shown(asked, '', true)
    expect(times(markup, why.analysis)).toBe(1)
    expect(markup.indexOf(why.analysis)).toBeLessThan(markup.indexOf('门管区'))
    expect(shown(asked, '', true, 'en')).toContain(why.analysisEn)
    expect(recited(asked)).toContain(why.analysis)
  })
})

test('Q06 a stem has a picture only of a specimen of its own', () => {
  const [first, second] = matching.children
  const of = (specimenId: number | null) => ({
    ...matching,
    specimenId,
    children: [
      { ...first!, specimenId: 5 },
      { ...second!, specimenId },
    ],
  })
  const pictures = (specimenId: number | null) => times(shown(of(specimenId), '', false), '<figure')
  expect([pictures(null), pictures(7), pictures(5)]).toEqual([1, 2, 1])
})

describe('Q07 case', () => {
  const study = question('BINGLI', { title: '女，70 岁', children: [single, short] })

  test('asks its parts, each in its own kind', () => {
    const markup = shown(study, '', false)
    expect(markup).toContain('第 1 问')
    expect(times(markup, 'type="radio"')).toBe(2)
    expect(times(markup, '<textarea')).toBe(1)
  })

  test('judges each part', () => {
    const content = writeParts(
      new Map([
        [single.id, '12'],
        [short.id, JSON.stringify({ text: 'x', self: null })],
      ]),
    )
    const markup = shown(study, content, true)
    expect(markup).toContain('你选对了')
    expect(markup).toContain('未判分')
  })
})

describe('a case takes parts of every kind', () => {
  const later = question('LIANXIAN', { title: '连线', options: single.options })
  const study = question('BINGLI', { children: [matching, later, fill] })

  test('matching and a kind that this build does not know are shown', () => {
    const markup = shown(study, '', false)
    expect([times(markup, 'type="radio"'), times(markup, '<textarea')]).toEqual([6, 1])
    expect(markup).toContain('中性粒细胞')
  })

  test('each part that can be judged is judged', () => {
    const pairs = writePairs(new Map(matching.children.map(({ id }) => [id, 1])))
    const markup = shown(study, writeParts(new Map([[matching.id, pairs]])), true)
    // the matching one and its two stems; the unknown one; the fill-in and its two blanks
    expect(['答对了', '未判分', '答错了'].map((word) => times(markup, word))).toEqual([3, 1, 3])
  })
})

describe('背题 shows what is right and asks nothing', () => {
  const study = question('BINGLI', { children: [fill, short] })

  test.each([
    ['of several choices', multiple, ['正确答案', '正确答案']],
    ['of a statement', statement, ['正确答案']],
    ['of blanks', fill, ['颈内动脉', '闰盘']],
    ['of a short answer', short, ['滤过膜由三层构成']],
    ['of stems', matching, ['正确答案：A', '正确答案：A']],
    ['of a case’s parts', study, ['颈内动脉', '滤过膜由三层构成']],
  ])('%s', (_, of, right) => {
    const markup = recited(of)
    for (const text of right) expect(times(markup, text)).toBe(right.filter((one) => one === text).length)
    for (const field of ['<textarea', 'type="text"', '答对了', '答错了', '你的回答'])
      expect(markup).not.toContain(field)
    expect(times(markup, '<input')).toBe(times(markup, 'aria-disabled'))
  })
})

test('below an answer stand its keywords, in the language of the page', () => {
  const of = { ...single, keywords: ['嗜酸性', '颗粒'], keywordsEn: ['eosinophilic', 'granules'] }
  expect(explained(of, '11')).toMatch(/aria-label="关键词".*嗜酸性.*颗粒/)
  expect(explained(of, '11', 'en')).toMatch(/Eosinophilic.*Granules/)
})

describe('Q08 other kinds', () => {
  test('are readable with all their texts and take a written answer', () => {
    const part = question('DANXUAN', {
      title: '其作用是',
      options: [named(21, '吞噬', 'Phagocytosis', true), named(22, '运氧', 'Oxygen transport', false)],
      specimenId: 5,
    })
    const later = question('LIANXIAN', { title: '连线', options: single.options, children: [short, part] })
    const markup = shown(later, '', false)
    for (const text of ['连线', '中性粒细胞', '其作用是', '运氧', '<figure', '<textarea'])
      expect(markup).toContain(text)
    expect(markup).not.toContain('正确答案')
  })

  test('tell afterwards what is right, in their parts too', () => {
    const later = question('LIANXIAN', {
      options: single.options,
      children: [
        short,
        question('PANDUAN', { panDuanAnswer: false, analysis: '因为没有核' }),
        question('LIANXIAN', { answer: 11 }),
      ],
    })
    const markup = shown(later, '甲', true)
    for (const text of ['正确答案：B', '滤过膜由三层构成', '正确答案：错', '因为没有核', '正确答案：A'])
      expect(markup).toContain(text)
    expect(markup).not.toContain('这道题没有参考答案')
  })
})

describe('Q09 a question that shows a specimen', () => {
  test('says so where the picture cannot be had, and can be answered all the same', () => {
    const markup = shown({ ...single, specimenId: 5 }, '', false)
    expect(markup).toContain('<figure')
    expect(markup).toContain('这张图现在打不开')
    expect(times(markup, 'type="radio"')).toBe(2)
  })

  const study = question('BINGLI', { children: [single, { ...single, specimenId: 5 }], specimenId: 5 })
  const field = { shape: 'field' as const, x: 10, y: 20, objective: 100 }

  test('shows it once for a case whose part asks about the same', () => {
    expect(times(shown(study, '', false), '<figure')).toBe(1)
  })

  test('shows it again, in sight, for a part that asks about its own place in it', () => {
    const [first, second] = study.children
    const own = { ...study, children: [first!, { ...second!, annotation: field }] }
    const markup = shown(own, '', false)
    expect(times(markup, '<figure')).toBe(2)
    expect(markup.match(/<figure class="[^"]*sticky/g)).toHaveLength(2)
  })

  test('has no figure without a specimen', () => {
    expect(shown(single, '', false)).not.toContain('<figure')
  })
})

describe('every group of inputs', () => {
  test('is named by what is asked', () => {
    for (const each of [single, multiple, statement, fill, short]) {
      const markup = shown(each, '', false)
      expect(markup).toContain(`aria-labelledby="stem-${each.id}"`)
      expect(markup).toContain(`id="stem-${each.id}"`)
    }
  })
})

describe('the accepted names', () => {
  test('are in English those that can be read, where there are any', () => {
    const layer = question('TIANKONG', { options: [option(1, ['透明层', 'stratum lucidum', 'clear layer'])] })
    const content = '["皮肤"]'
    expect(shown(layer, content, true)).toContain('透明层 / stratum lucidum / clear layer')
    expect(shown(layer, content, true, 'en')).toContain('stratum lucidum / clear layer')
    expect(shown(layer, content, true, 'en')).not.toContain('透明层')
    const chinese = question('TIANKONG', { options: [option(1, ['透明层'])] })
    expect(shown(chinese, content, true, 'en')).toContain('透明层')
  })
})
