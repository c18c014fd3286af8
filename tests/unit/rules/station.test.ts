import { describe, expect, test } from 'vitest'
import type { Mark, Specimen } from '../../../src/contract/specimens.ts'
import { writeBlanks } from '../../../src/rules/kinds/fill.ts'
import { judge } from '../../../src/rules/kinds/index.ts'
import { frameTurned } from '../../../src/rules/marks/frames.ts'
import { isAskable, questionOfMark } from '../../../src/rules/station.ts'

const specimen = { id: 7, fileType: 1, pictureNum: 1 } as Specimen
const mark: Mark = {
  id: 3,
  layer: 'preset',
  name: '左冠状动脉',
  nameEn: 'left coronary artery',
  nameLatin: 'arteria coronaria sinistra',
  aliases: ['LCA'],
  desc: '起自左主动脉窦。',
  descEn: 'Arises from the left aortic sinus.',
  x: 120,
  y: 340,
  outline: [],
  objective: 10,
  frames: [],
  creatorName: '',
}
const view = { x: 100, y: 200, zoom: 0.5, rotation: 30 }
const asked = { id: '5e0c2f0e-5f0d-4d0e-9d5e-0a4f0f6d1a11' }

describe('a question made from a mark', () => {
  test('points at the mark with its objective and the exact view, and does not name it', () => {
    const question = questionOfMark(specimen, mark, { ...asked, view })
    expect(question).toMatchObject({ id: asked.id, catalogId: 0, specimenId: 7 })
    expect(question.annotation).toEqual({ shape: 'arrow', x: 120, y: 340, objective: 10, view })
    expect(question.title + question.titleEn).not.toMatch(/冠状|coronary/)
  })

  test('is answered by any of its names, however they are written, and by no other side', () => {
    const question = questionOfMark(specimen, mark, asked)
    const isRight = (text: string) => judge(question, writeBlanks([text]))
    for (const name of ['左冠状动脉', 'Left Coronary Artery', 'arteria  coronaria sinistra', 'ＬＣＡ'])
      expect(isRight(name)).toBe(true)
    for (const name of ['右冠状动脉', 'right coronary artery', '冠状动脉', '左冠状静脉', ''])
      expect(isRight(name)).toBe(false)
  })

  test('says afterwards what it was, in both languages', () => {
    const { analysis, analysisEn } = questionOfMark(specimen, mark, asked)
    expect(analysis).toBe(
      '箭头所指的是左冠状动脉（left coronary artery，arteria coronaria sinistra）。\n起自左主动脉窦。',
    )
    expect(analysisEn).toContain('left coronary artery (arteria coronaria sinistra, 左冠状动脉)')
    const own = questionOfMark(specimen, { ...mark, nameEn: '', nameLatin: '', descEn: '' }, asked)
    expect(own.analysisEn).toBe('The arrow points at: 左冠状动脉.\n起自左主动脉窦。')
  })

  test('of a turntable shows the frame that was looked at, or else the best one', () => {
    const turning = { ...specimen, fileType: 2, pictureNum: 4 } as Specimen
    const turned: Mark = { ...mark, frames: [null, [11, 12], [21, 22], [31, 32]] }
    const at = (frame?: number) => questionOfMark(turning, turned, { ...asked, frame }).annotation
    expect(at(3)).toMatchObject({ frame: 3, x: 31, y: 32 })
    expect(at(0)).toMatchObject({ frame: 2, x: 21, y: 22 })
    expect(at()).toMatchObject({ frame: 2, x: 21, y: 22 })
    // a view from behind is turned until the tip is seen
    const seen = (rotation: number) =>
      questionOfMark(turning, turned, {
        ...asked,
        frame: frameTurned(turning, rotation),
        view: { ...view, rotation },
      }).annotation
    expect(seen(270)).toMatchObject({ frame: 3, view: { ...view, rotation: 270 } })
    expect(seen(0)).toMatchObject({ frame: 2, view: { ...view, rotation: 180 } })
  })

  test('cannot be made where nobody gave a name', () => {
    const nameless = { ...mark, name: ' ', nameEn: '', nameLatin: '', aliases: [] }
    expect(isAskable(mark)).toBe(true)
    expect(isAskable(nameless)).toBe(false)
    expect(judge(questionOfMark(specimen, nameless, asked), writeBlanks(['']))).toBe(false)
  })
})
