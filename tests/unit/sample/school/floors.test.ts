/** What the sample library holds at least; of the questions the same is told in questions.test.ts. */
import { describe, expect, test } from 'vitest'
import { drawings } from '../../../../sample/drawing/index.ts'
import { turntables } from '../../../../sample/drawing/turntable/index.ts'
import { school } from '../../../../sample/school/index.ts'
import { specimenKinds } from '../../../../src/contract/specimenKinds.ts'

const { specimens, experiments } = school
const subjects = ['histology', 'anatomy', 'microbiology', 'parasitology', 'stomatology']
const sorted = <T>(values: Iterable<T>) => [...new Set(values)].sort()

describe('the sample library', () => {
  test('at least 40 specimens over the five subjects, of every kind and file type', () => {
    expect(specimens.length).toBeGreaterThanOrEqual(40)
    expect(sorted(specimens.map(({ subject }) => subject))).toEqual(sorted(subjects))
    expect(sorted(specimens.map(({ kind }) => kind))).toEqual(sorted(specimenKinds))
    expect(sorted(specimens.map(({ fileType }) => fileType))).toEqual([1, 2, 3])
  })

  test('those that everybody expects', () => {
    const expected = ['kidney', 'liver', 'jejunum', 'trachea', 'thick-skin', 'blood-smear', 'cerebellum']
    expected.push('compact-bone', 'elastic-cartilage', 'tooth', 'staphylococcus-aureus', 'escherichia-coli')
    expected.push('ascaris-eggs', 'schistosoma-egg', 'trichuris-eggs', 'plasmodium-vivax', 'mitochondrion')
    expected.push('heart-interior', 'skull-base-inner')
    expect(specimens.map(({ key }) => key)).toEqual(expect.arrayContaining(expected))
  })

  test('each with a teacher’s remarks and with specimens to compare it with', () => {
    const unremarked = specimens.filter(({ teacherMarks }) => !teacherMarks?.length)
    expect(unremarked.map(({ key }) => key)).toEqual([])
    const alone = specimens.filter(({ related }) => !related?.specimens?.length)
    expect(alone.map(({ key }) => key)).toEqual([])
    const undrawn = specimens.filter(({ drawing }) => !(drawing in drawings || drawing in turntables))
    expect(undrawn.map(({ key }) => key)).toEqual([])
  })

  test('films, turntable groups, diagrams of anatomy and experiments with steps', () => {
    expect(specimens.flatMap(({ related }) => related?.videos ?? []).length).toBeGreaterThan(0)
    const groups = specimens.filter(({ kind, fileType }) => kind === 'turntable' && fileType === 2)
    expect(groups.length).toBeGreaterThanOrEqual(4)
    const diagrams = specimens.filter(({ subject, kind }) => subject === 'anatomy' && kind === 'pattern')
    expect(diagrams.filter(({ marks }) => Object.keys(marks).length >= 12).length).toBeGreaterThanOrEqual(10)
    expect(experiments.filter(({ steps }) => steps.length > 0).length).toBeGreaterThanOrEqual(10)
  })
})
