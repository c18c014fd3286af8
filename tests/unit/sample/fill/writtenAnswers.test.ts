/** Answers that an outside teacher would have marked right, in the blanks of the sample school. */
import { expect, test } from 'vitest'
import { questionFrom, type Referred } from '../../../../sample/fill/question.ts'
import { school } from '../../../../sample/school/index.ts'
import { blanks } from '../../../../src/rules/kinds/fill.ts'

const seeds = school.chapters.flatMap(({ questions }) =>
  questions.flatMap((one) => (one.kind === 'BINGLI' ? [one, ...one.children] : [one])),
)
const referred: Referred = {
  terms: school.terms,
  specimens: new Map(school.specimens.map(({ key }, at) => [key, at + 1])),
  places: new Map(),
}

/** The question, its blank (from 1), what was written there. */
const cases: [key: string, blank: number, ...written: string[]][] = [
  ['airway-cells-of-group', 1, '同源细胞群', 'isogenous groups'],
  ['airway-cells-of-group', 2, 'hyaline cartilage', '透明软骨'],
  ['anaerobes-kill-this', 1, '压力蒸汽灭菌法', '高压灭菌法'],
  ['anaerobes-kill-this', 2, '121℃', '121.3℃'],
  ['blood-name-by-nucleus', 1, '小淋巴细胞', 'small lymphocyte'],
  ['brain-nerve-behind', 1, '第6对脑神经', 'Ⅵ', 'VI', 'sixth cranial nerve'],
  ['brain-cerebellopontine-face', 1, 'CN V'],
  ['brain-vessels-name-with-side', 1, '大脑后动脉(左侧)', 'posterior cerebral artery (left)'],
  ['brain-vessels-aphasia-artery', 1, '大脑中动脉（左侧）', '左侧MCA'],
  ['cell-product-of-reticulum', 1, 'rough ER'],
  ['cestodes-stage-names', 2, 'cysticerci', '囊虫'],
  ['cocci-cell-of-pus', 1, 'PMN', 'polymorphonuclear leucocyte', '多形核白细胞'],
  ['cocci-cell-of-pus', 2, '50 to 70', '65%'],
  ['cocci-reaction-and-shape', 1, '革兰氏阳性'],
  ['cocci-reaction-and-shape', 2, 'cocci', '圆', '圆形'],
  ['endo-parathyroid', 1, 'chief cell', 'chief cells', 'principal cells'],
  ['glands-centroacinar', 1, 'centroacinar cells'],
  ['heart-name-chamber-with-side', 1, 'RV'],
  ['heart-wall-three', 2, '脏层心包', '心包脏层'],
  ['inguinal-cord-muscle', 2, 'internal abdominal oblique'],
  ['joints-inner-ligament', 2, 'medial femoral epicondyle'],
  ['joints-hip-strongest', 2, 'ligamentum teres'],
  ['kidneys-angle', 1, '第12', '第十二'],
  ['nematodes-ends-of-egg', 1, '透明塞状突起', 'polar plugs'],
  ['salivary-acinus-and-enzyme', 2, 'alpha-amylase', '唾液α-淀粉酶'],
  ['skin-cells', 1, '角朊细胞'],
  ['skin-cells', 3, '朗格罕斯细胞', 'Langerhans cells'],
  ['skull-lodges', 1, 'hypophyseal fossa'],
  ['sporozoa-merozoites-count', 1, '12 to 24'],
  ['sporozoa-name-stage', 1, '间日疟原虫晚期滋养体', 'amoeboid trophozoite'],
  ['sporozoa-name-stage', 2, '疟色素颗粒'],
  ['staining-final-dye', 1, '石碳酸复红', '苯酚品红', '碱性复红'],
  ['staining-lens-for-cluster', 2, 'cedarwood oil', '浸镜油'],
  ['thigh-side-of-triangle', 1, 'adductor longus muscle'],
  ['tract-newborn-place', 1, '肌间丛', 'Auerbach神经丛', "Auerbach's plexus"],
  ['tract-newborn-place', 2, '黏膜下丛', "Meissner's plexus", 'Meissner神经丛'],
  ['trematodes-two-hosts', 1, 'snails'],
  ['trematodes-two-hosts', 2, 'fishes', '鱼和虾'],
  ['urinary-slit-protein', 2, '足细胞足突'],
  ['viruses-jev', 1, 'Culex mosquito'],
  ['viruses-jev', 2, '家猪'],
  ['vessel-of-the-wall', 2, 'adventitia'],
]

/** Which of the texts the blank refuses, and how it judges them. */
function refusedIn([key, blank, ...written]: (typeof cases)[number]): string[] {
  const seed = seeds.find((one) => one.key === key)
  if (!seed) return [`${key}: there is no such question`]
  const question = questionFrom(seed, referred)
  return written.flatMap((text) => {
    const content = question.options.map((_, at) => (at === blank - 1 ? text : ''))
    const state = blanks(question, JSON.stringify(content))[blank - 1]?.state
    return state === 'right' ? [] : [`${key} ${blank}: ${text}, ${state}`]
  })
}

test('names that mean the same are right in the blanks of the sample school', () => {
  expect(cases.flatMap(refusedIn)).toEqual([])
})

/** An English name whose plural is made by s alone; some names are Latin in English too. */
const isRegular = (name: string) => /[a-z]$/.test(name) && !/(?:[sxyaiz]|[cs]h|um|on|mucosae)$/.test(name)

test('an article and a plural are right in each blank that asks for a term', () => {
  const asked = seeds.flatMap((seed) =>
    seed.kind === 'TIANKONG'
      ? seed.blanks.flatMap(({ terms = [] }, at) =>
          terms.flatMap((key): typeof cases => {
            const name = school.terms[key]?.en ?? ''
            return [[seed.key, at + 1, `the ${name}`, ...(isRegular(name) ? [`${name}s`] : [])]]
          }),
        )
      : [],
  )
  expect(asked.length).toBeGreaterThan(70)
  expect(asked.flatMap(refusedIn)).toEqual([])
})
