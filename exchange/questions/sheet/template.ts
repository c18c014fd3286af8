/** The table that we ship: its heads, a filled example of each kind, and how each is written. */
import type { Question } from '../../../src/contract/questions.ts'
import { blank, type Kind, numberParts, optionOf } from '../model.ts'
import type { Specimens } from '../specimens.ts'
import { type SheetColumnKey, sheetHeadOf } from './columns.ts'
import { kindNames } from './kinds.ts'
import { toQuestionTable, writeTable } from './write.ts'

const choice = (zh: string, en: string, right = false) => optionOf({ zh, en }, right)
const texts = (...answer: string[]) => optionOf({ zh: '', en: '' }, answer)
const told = (zh: string, en: string) => ({ title: zh, titleEn: en })
const why = (zh: string, en: string) => ({ analysis: zh, analysisEn: en })
const of = (kind: Kind, more: Partial<Question>): Question => ({ ...blank(kind), ...more })

const examples: [key: string, Question][] = [
  [
    'skin-01',
    of('DANXUAN', {
      ...told('表皮最深的一层是', 'The deepest layer of the epidermis is the'),
      options: [
        choice('基底层', 'stratum basale', true),
        choice('棘层', 'stratum spinosum'),
        choice('颗粒层', 'stratum granulosum'),
        choice('角质层', 'stratum corneum'),
      ],
      ...why('基底层贴着基膜。', 'The basal layer lies on the basement membrane.'),
      keywords: ['表皮', '基底层'],
      difficulty: 1,
    }),
  ],
  [
    'skin-02',
    of('DUOXUAN', {
      ...told('真皮里可以见到', 'The dermis contains'),
      options: [
        choice('环层小体', 'lamellar corpuscles', true),
        choice('汗腺', 'sweat glands', true),
        choice('黑素细胞的胞体', 'bodies of melanocytes'),
        choice('血管', 'blood vessels', true),
      ],
      ...why(
        '黑素细胞的胞体在表皮基底层。',
        'Bodies of melanocytes lie in the basal layer of the epidermis.',
      ),
    }),
  ],
  [
    'skin-03',
    of('PANDUAN', {
      ...told('厚皮的表皮没有透明层。', 'The epidermis of thick skin has no stratum lucidum.'),
      panDuanAnswer: false,
      ...why('厚皮才有透明层。', 'It is thick skin that has one.'),
    }),
  ],
  [
    'skin-04',
    of('TIANKONG', {
      ...told('真皮分为____层和____层。', 'The dermis has a ____ and a ____ layer.'),
      options: [texts('乳头', '乳头层', 'papillary'), texts('网织', '网状', 'reticular')],
      anyOrder: true,
      ...why('浅层为乳头层，深层为网织层。', 'Papillary above, reticular below.'),
    }),
  ],
  [
    'skin-05',
    of('WENDA', {
      ...told('简述表皮各层的形态。', 'Describe the layers of the epidermis.'),
      showAnswer: '由深到浅：基底层、棘层、颗粒层、透明层、角质层。',
      showAnswerEn: 'From below: basale, spinosum, granulosum, lucidum, corneum.',
      keywords: ['基底层', '棘层', '颗粒层', '透明层', '角质层'],
      difficulty: 4,
    }),
  ],
  [
    'skin-06',
    of('PEIWU', {
      ...told('为每种细胞选出它所在的层。', 'Choose the layer of each cell.'),
      options: [
        choice('基底层', 'stratum basale'),
        choice('棘层', 'stratum spinosum'),
        choice('真皮', 'dermis'),
      ].map((option) => ({ ...option, answer: null })),
      children: [
        of('DANXUAN', { ...told('黑素细胞', 'melanocyte'), answer: 1 }),
        of('DANXUAN', { ...told('梅克尔细胞', 'Merkel cell'), answer: 1 }),
        of('DANXUAN', { ...told('成纤维细胞', 'fibroblast'), answer: 3 }),
      ],
    }),
  ],
  [
    'skin-07',
    of('BINGLI', {
      ...told(
        '患者足底出现角化性丘疹，活检见角质层明显增厚。',
        'A papule of the sole; biopsy shows a much thickened stratum corneum.',
      ),
      children: [
        of('DANXUAN', {
          ...told('取材部位的皮肤属于', 'Skin of this place is'),
          options: [choice('厚皮', 'thick skin', true), choice('薄皮', 'thin skin')],
        }),
        of('TIANKONG', {
          ...told('增厚的一层是____。', 'The layer that is thickened is the ____.'),
          options: [texts('角质层', 'stratum corneum')],
        }),
      ],
    }),
  ],
  [
    'skin-08',
    of('DANXUAN', {
      ...told('箭头所指的一层是', 'The layer at the arrow is the'),
      options: [
        choice('基底层', 'stratum basale', true),
        choice('棘层', 'stratum spinosum'),
        choice('颗粒层', 'stratum granulosum'),
      ],
      ...why(
        '贴着基膜的一层；棘层和颗粒层在它浅面。',
        'It lies on the basement membrane; stratum spinosum and stratum granulosum lie above it.',
      ),
      specimenId: 0,
      annotation: { shape: 'arrow', x: 0, y: 0, objective: 0 },
    }),
  ],
]

type Told = readonly [column: string, zh: string, en: string]

const said = (key: SheetColumnKey, zh: string, en: string): Told => [sheetHeadOf(key), zh, en]

const notes: Told[] = [
  ['列 column', '怎样填写', 'How it is filled in'],
  said('key', '同一编号再次导入时更新，不会重复', 'The same key is updated when it is imported again'),
  said('subject', '学科的编号或名称；也可用 --subject', 'Key or name; or use --subject'),
  said(
    'catalog',
    '目录名称，各级之间用 /；没有的会新建',
    'Names with / between levels; missing ones are made',
  ),
  said('kind', kindNames(), kindNames()),
  said(
    'part',
    '病例题和配伍题的小题：1、2、3……，写在它下面的行里',
    'Parts of a case or matching: 1, 2, 3 … in the rows below it',
  ),
  said(
    'stem',
    '填空处写 ____（四条下划线）；可以用 <sub> <sup> <b> <table> 等标签和 \\(公式\\)',
    'Write ____ for a blank; tags such as <sub>, <sup>, <b>, <table> and \\(formulas\\) may be used',
  ),
  ['选项A option A …', '单选、多选、配伍题的选项', 'Options of choices and matching'],
  said(
    'answer',
    '单选 B，几个各自都对写 A|B；多选 ABD；判断 对 或 错；填空各空之间用 ；，同一空的几种写法之间用 |，绝不接受的写法前加 !，数值范围写 4.9..5.1；问答写参考答案；配伍的小题写选项字母',
    'Single B, or A|B where each is right by itself; multiple ABD; true or false 对 or 错; blanks between ;, texts of a blank between |, ! before what is never right, 4.9..5.1 for a range; a model answer; of a matching part the letter',
  ),
  said('keywords', '几个之间用 ；', 'Several between ;'),
  said(
    'difficulty',
    '1 易到 5 难；也可写 0 到 1 的难度系数',
    '1 easy to 5 hard; or below 1 the part that answers it right',
  ),
  said('specimen', '标本的编号或名称', 'Key or name of a specimen'),
  said(
    'mark',
    '标本上标注的编号或名称，题目里用无名箭头指出；后面写“; field”则显示为视野',
    'Key or name of a mark on it, shown as an arrow without a name; with “; field” behind it as a field',
  ),
  said(
    'unit',
    '填空题：写不写都算对的单位，各空之间用 ；，几个之间用 |，如 mV|毫伏',
    'Blanks: units that are right with or without; blanks between ;, several between |, such as mV|millivolt',
  ),
  said(
    'suffix',
    '填空题：答案后面带不带都算对的词，写法同单位，如 细胞|cell',
    'Blanks: words that are right with or without behind the answer, written as the units, such as cell',
  ),
]

/** The specimen and the place that the example shows: a mark of a slide of the sample school. */
const shown: Specimens = {
  specimen: async () => 0,
  place: async () => ({ shape: 'arrow', x: 0, y: 0, objective: 0 }),
  keyOf: async () => 'thick-skin',
  textOf: async () => 'stratum-basale',
}

/** An .xlsx to be filled in. */
export async function makeQuestionTemplate(): Promise<Buffer> {
  const listed = examples.map(([key, question]) => ({
    key,
    subject: 'histology',
    path: ['器官系统', '皮肤'],
    question: numberParts(question),
  }))
  return writeTable(
    await toQuestionTable(listed, shown),
    notes.map((row) => [...row]),
  )
}
