import { expect, test } from 'vitest'
import { favouritesAmong } from '../../../src/parts/favouritesAmong.ts'
import { subject } from '../features/library/sample.ts'

test('favourites are found among subjects and among their parts, in the school’s order', () => {
  const on = { isCollected: true }
  const subjects = [
    subject(1, '组织学', 'Histology'),
    {
      ...subject(2, '人体解剖学', 'Human anatomy'),
      children: [
        { ...subject(21, '系统解剖学', 'Systematic anatomy'), ...on },
        subject(22, '局部解剖学', 'Regional anatomy'),
      ],
    },
    { ...subject(3, '病理学', 'Pathology', false), ...on },
  ]
  expect(favouritesAmong(subjects).map(({ id }) => id)).toEqual([21, 3])
  expect(favouritesAmong([])).toEqual([])
})
