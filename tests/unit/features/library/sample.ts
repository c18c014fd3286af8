import type { Mark, MarkLayer, Specimen } from '../../../../src/contract/specimens.ts'
import type { SpecimenCatalogNode, Subject } from '../../../../src/contract/subjects.ts'

const node = (
  id: number,
  name: string,
  items: SpecimenCatalogNode[] = [],
  isOpen = false,
): SpecimenCatalogNode => ({
  id,
  parentId: null,
  name,
  nameEn: '',
  level: items.length > 0 ? 1 : 2,
  isOpen,
  items,
  count: 2,
})

export const catalog = [
  node(1, '基本组织', [node(11, '上皮组织')], true),
  node(2, '器官系统', [node(21, '皮肤'), node(22, '泌尿系统')]),
]

export const subject = (id: number, name: string, nameEn: string, enabled = true): Subject => ({
  id,
  parentId: null,
  name,
  nameEn,
  cover: '',
  desc: '',
  descEn: '',
  enabled,
  hasChildren: false,
  children: [],
  specimenCount: 2,
  experimentCount: 0,
  isCollected: false,
})

export const mark = (id: number, layer: MarkLayer = 'preset', name = `结构${id}`, nameLatin = ''): Mark => ({
  id,
  layer,
  name,
  nameEn: `structure ${id}`,
  nameLatin,
  aliases: [],
  desc: `说明${id}`,
  descEn: `note ${id}`,
  x: 100 * id,
  y: 200,
  outline: [],
  objective: 20,
  frames: [],
  creatorName: '',
})

export const specimen = (id: number, over: Partial<Specimen> = {}): Specimen => ({
  id,
  subjectId: 1,
  catalogId: 22,
  name: '肾皮质',
  nameEn: 'Renal cortex',
  nameLatin: 'Cortex renalis',
  desc: '先找到肾小体。',
  descEn: 'Find the renal corpuscles first.',
  creator: 1,
  creatorName: '',
  dye: '苏木精-伊红（H&E）染色',
  dyeEn: 'Haematoxylin and eosin (H&E)',
  source: '人肾皮质',
  sourceEn: 'Human kidney, cortex',
  width: 8192,
  height: 6144,
  scale: 0.5,
  zoom: 40,
  pictureNum: 1,
  originalPicture: '',
  markPicture: '',
  fileType: 1,
  kind: 'slide',
  thumbnailPath: '/t.webp',
  requestId: '',
  tiles: { url: '/p/', tileSize: 512, minLevel: 9, maxLevel: 13 },
  drawn: true,
  markCount: 3,
  suitPeople: [1],
  isCollected: false,
  published: true,
  ...over,
})
