/** An arrow cannot tell a part from its whole: who names the one for the other is asked once for more. */
import { expect, test } from 'vitest'
import { isNearlyNamed } from '../../../../src/rules/exam/nearlyNamed.ts'
import type { Station } from '../../../../src/rules/exam/stations.ts'
import { mark, material } from './material.ts'

const stationOf = (asked: ReturnType<typeof mark>): Station => ({
  key: '1:1',
  specimenId: 1,
  mark: asked,
  tip: asked,
  middle: asked,
  choices: null,
})

function isNear(asked: string, written: string, around: ReturnType<typeof mark>[] = [], rest = {}) {
  const one = mark(asked, { half: 40, ...rest })
  return isNearlyNamed(stationOf(one), written, material(1, [one, ...around]))
}

test.each([
  ['浦肯野细胞层', '浦肯野细胞'],
  ['线粒体内膜', '线粒体'],
  ['线粒体', '线粒体内膜'],
  ['小叶间动脉', '动脉'],
  ['足细胞次级突起', ' 足细胞 '],
])('%s written as %s is asked for more', (asked, written) => {
  expect(isNear(asked, written)).toBe(true)
})

test.each([
  ['浦肯野细胞层', 'Purkinje cell layer', '浦肯野細胞'],
  ['浦肯野细胞层', 'Purkinje cell layer', '浦肯野细胞。'],
  ['浦肯野细胞层', 'Purkinje cell layer', "Purkinje's cells"],
  ['近曲小管', 'proximal convoluted tubule', 'the convoluted tubules'],
  ['左冠状动脉', 'left coronary artery', 'arteries'],
  ['有髓神经纤维', 'myelinated nerve fibre', 'nerve fibers'],
  ['上颌第一磨牙', 'maxillary first molar', '1st molar'],
  ['上颌第一磨牙', 'maxillary first molar', '第1磨牙'],
])('%s (%s) written as %s is asked for more, however it is written', (name, nameEn, written) => {
  expect(isNear(name, written, [], { nameEn })).toBe(true)
})

test.each([
  ['左', ''],
  ['left', 'left ventricle'],
  ['type II', 'type II alveolar cell'],
])('a side or a place alone (%s) is no name', (written, nameEn) => {
  expect(isNear('左心室', written, [], { nameEn })).toBe(false)
})

test('so is the name of what lies in it or around it, in any language and spelling', () => {
  const canal = mark('中央管', { nameEn: 'Central canal', half: 5 })
  expect(isNear('骨单位', '中央管', [canal])).toBe(true)
  expect(isNear('骨单位', 'central canals', [canal])).toBe(true)
  expect(isNear('骨单位', '中央管', [mark('中央管', { x: 1500 })])).toBe(false)
})

test('a right name, nothing, another structure and what is told apart are not', () => {
  expect(isNear('浦肯野细胞层', '浦肯野细胞层')).toBe(false)
  expect(isNear('浦肯野细胞层', ' ')).toBe(false)
  expect(isNear('浦肯野细胞层', '颗粒层')).toBe(false)
  expect(isNear('圆孔', '卵圆孔', [], { apart: ['卵圆孔'] })).toBe(false)
  expect(isNear('圆孔', '卵圆孔', [mark('卵圆孔', { x: 900, apart: ['圆孔'] })])).toBe(false)
  expect(isNear('小叶间动脉', '小叶间静脉')).toBe(false)
})
