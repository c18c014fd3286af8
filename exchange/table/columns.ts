/** The columns of a table, each a fact about a file, as teachers head them in Chinese or English. */

export interface Column {
  zh: string
  en: string
  /** other heads that mean the same */
  also: string[]
  /** the cell of the filled row in the template */
  example: string
}

export const columns = {
  file: { zh: '文件', en: 'file', also: ['文件名', 'filename', 'file name'], example: 'liver-01.svs' },
  name: {
    zh: '中文名',
    en: 'name',
    also: ['名称', '标本名称', 'name (zh)', 'chinese name'],
    example: '人肝脏切片',
  },
  nameEn: { zh: '英文名', en: 'English name', also: ['name (en)', 'nameEn'], example: 'Human liver' },
  nameLatin: { zh: '拉丁名', en: 'Latin name', also: ['name (la)', 'nameLatin', 'latin'], example: 'Hepar' },
  subject: { zh: '学科', en: 'subject', also: ['所属学科'], example: 'histology' },
  catalog: {
    zh: '目录',
    en: 'catalogue',
    also: ['catalog', '分类', '章节', 'chapter'],
    example: 'digestive-glands',
  },
  dye: { zh: '染色', en: 'stain', also: ['染色方法', 'dye', '染色剂'], example: 'HE染色' },
  dyeEn: { zh: '染色（英文）', en: 'stain (en)', also: ['dyeEn', 'english stain'], example: 'H&E' },
  source: { zh: '来源', en: 'source', also: ['标本来源', 'origin'], example: '本校组织学教研室' },
  sourceEn: { zh: '来源（英文）', en: 'source (en)', also: ['sourceEn'], example: 'Department of histology' },
  desc: { zh: '说明', en: 'description', also: ['描述', '简介', 'desc'], example: '肝小叶、门管区清楚。' },
  descEn: {
    zh: '说明（英文）',
    en: 'description (en)',
    also: ['descEn'],
    example: 'Lobules and portal areas.',
  },
  um: {
    zh: '微米每像素',
    en: 'µm per pixel',
    also: ['um', 'µm/px', 'um/px', 'mpp', '微米/像素', 'um per pixel', 'µm per px', '分辨率'],
    example: '0.25',
  },
  kind: { zh: '类型', en: 'kind', also: ['标本类型', 'type'], example: '切片' },
  suitPeople: { zh: '适用人群', en: 'suitable people', also: ['suitPeople', 'suitable for'], example: '' },
  published: { zh: '发布', en: 'published', also: ['是否发布', '公开', 'publish'], example: '是' },
  owner: { zh: '所有者', en: 'owner', also: ['登录名', 'creator', '创建者', '教师'], example: '' },
} satisfies Record<string, Column>

export type ColumnKey = keyof typeof columns
export const columnKeys = Object.keys(columns) as ColumnKey[]

/** Width, case, spaces and punctuation do not matter in a head. */
export const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('μ', 'u')
    .replaceAll('µ', 'u')
    .toLowerCase()
    .replace(/[\s_\-.:()*]/g, '')

/** Forms say in a head whether its cells must be filled: 题干（必填）. */
const demand = /(?:必填项?|选填项?|必选|可选|可不填|required|optional)$/

/** A head without brackets and without saying whether it must be filled. */
export const plainHead = (head: string): string =>
  folded(head)
    .replace(/[（）【】[\]]/g, '')
    .replace(demand, '')

const byHead = new Map(
  columnKeys.flatMap((key) => {
    const { zh, en, also }: Column = columns[key]
    return [key, zh, en, ...also].map((head) => [folded(head), key] as const)
  }),
)

/** Which column a head means; both languages may stand in one, as the template has them: “文件 file”. */
export function columnOf(head: string): ColumnKey | undefined {
  const whole = byHead.get(folded(head)) ?? byHead.get(plainHead(head))
  if (whole) return whole
  const [first = ''] = head.trim().split(/[\s/|]+/)
  return byHead.get(folded(first))
}

/** As people read it in a report. */
export const headOf = (key: ColumnKey) => `${columns[key].zh} ${columns[key].en}`
