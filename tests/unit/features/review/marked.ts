/** A specimen for tests, with marks in a row across its middle. */
import type { Mark, Specimen } from '../../../../src/contract/specimens.ts'

const size = { width: 1000, height: 1000, scale: 0.5, zoom: 40 }
export const specimen = { id: 3, subjectId: 1, fileType: 1, ...size, tiles: {} } as unknown as Specimen

export const mark = (id: number, x: number): Mark => ({
  ...{ id, layer: 'preset', name: `结构${id}`, nameEn: `structure ${id}`, nameLatin: '', aliases: [] },
  ...{ desc: '', descEn: '', x, y: 500, outline: [], objective: 10, frames: [], creatorName: '' },
})
