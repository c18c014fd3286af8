/** Messages of the import of slides for the operator, in both languages; `{0}` is filled in. */
import { type Said, sayer, Unsaid } from './words.ts'

const texts = {
  imported: ['已导入', 'imported'],
  updated: ['已更新', 'updated'],
  already: ['已存在', 'already'],
  failed: ['失败', 'failed'],
  note: ['提示', 'note'],
  table: ['表格', 'table'],
  total: [
    '共 {0} 个文件：导入 {1}，更新 {2}，已存在 {3}，失败 {4}。',
    '{0} files: {1} imported, {2} updated, {3} there already, {4} failed.',
  ],
  report: ['报告在 {0}', 'The report is {0}'],
  badReport: ['报告不能写到 {0}：{1}', 'The report cannot be written to {0}: {1}'],
  specimen: ['标本 {0}。', 'specimen {0}. '],
  newSpecimen: [
    '标本 {0}，{1}，{2} × {3} px，{4}，{5} MB，{6} 秒。',
    'specimen {0}, {1}, {2} × {3} px, {4}, {5} MB, {6} s. ',
  ],
  slide: ['切片', 'slide'],
  gross: ['大体', 'gross'],
  pattern: ['模式图', 'pattern'],
  electron: ['电镜图', 'electron'],
  light: ['光镜图', 'light'],
  turntable: ['转盘', 'turntable'],
  scale: ['每像素 {0} µm', '{0} µm per px'],
  noScale: ['比例不详', 'scale not known'],
  leftOut: ['未带入：{0}。', 'Left out: {0}. '],
  removed: ['已去除：{0}。', 'Removed: {0}. '],
  headFile: ['文件', 'file'],
  headResult: ['结果', 'result'],
  headSpecimen: ['标本', 'specimen'],
  headKind: ['类型', 'kind'],
  headWidth: ['宽', 'width'],
  headHeight: ['高', 'height'],
  headScale: ['微米每像素', 'µm per pixel'],
  headBytes: ['字节', 'bytes'],
  headSeconds: ['秒', 'seconds'],
  headLeftOut: ['未带入', 'left out'],
  headRemoved: ['已去除', 'removed'],
  headNotes: ['说明', 'notes'],

  badOption: ['选项 {0} 不认识或写法不对', 'The option {0} is not known, or not written well'],
  oneName: ['--name 只用于单个文件。', '--name is for a single file.'],
  running: ['另一个导入正在运行。', 'Another import is running.'],
  nothingAt: ['{0} 不存在。', 'There is nothing at {0}.'],
  noFileAt: ['{0} 不是普通文件。', '{0} is no regular file.'],
  noPictures: ['{0} 里没有能读的图片。', 'There is no picture in {0} that can be read.'],
  twoTables: ['{0} 里有两个表格：请用 --table 指明。', 'There are two tables in {0}: name one with --table.'],
  noPicture: ['{0} 不是能读的图片', '{0} is no picture that can be read'],
  noRow: ['表格里没有这个文件', 'it has no row in the table'],
  unknownColumn: ['不认识表格的“{0}”列，未读取', "the table's column “{0}” is not known and not read"],
  noPlace: [
    '没有说明学科和目录：请写在表格里，或用 --subject 和 --catalog。',
    'Its subject and catalogue are not told: by the table, or --subject and --catalog.',
  ],

  tableTooLarge: ['表格超过 20 MB。', 'The table is larger than 20 MB.'],
  badTable: ['表格不是能读的 .xlsx：{0}', 'The table cannot be read as .xlsx: {0}'],
  badEncoding: [
    '表格的文字编码“{0}”读不了，请另存为 UTF-8 的 CSV 或 .xlsx',
    'The table cannot be read in the encoding “{0}”. Save it as CSV in UTF-8, or as .xlsx.',
  ],
  guessedEncoding: [
    '表格没有写明文字编码，已按“{0}”读取，请检查文字',
    'the table does not say how its text is encoded: read as “{0}”. Look whether the texts are right',
  ],
  columnTwice: ['表格有两个“{0}”列。', 'The table has two columns “{0}”.'],
  noColumn: ['表格第一行没有“{0}”列。', 'The first row of the table has no column “{0}”.'],
  openQuote: ['表格里有引号没有成对。', 'The table has a quote that is never closed.'],
  row: ['第 {0} 行：{1}', 'row {0}: {1}'],
  cell: ['第 {0} 行“{1}”列：{2}', 'row {0}, column “{1}”: {2}'],
  namesNone: ['没有写文件', 'names no file'],
  noFile: ['没有文件“{0}”', 'there is no file “{0}”'],
  severalFiles: ['“{0}”可能是 {1}', '“{0}” can mean {1}'],
  or: ['{0} 或 {1}', '{0} or {1}'],
  rowBefore: ['“{0}”在第 {1} 行已经写过', '“{0}” stands in row {1} already'],
  tooLong: ['超过 {0} 字', 'longer than {0} characters'],
  noMicrons: ['“{0}”不是 0.0001 到 1000 之间的微米数', '“{0}” is no number of µm between 0.0001 and 1000'],
  noneOf: ['“{0}”不是其中之一：{1}', '“{0}” is none of {1}'],
  only: ['{0}，现有：{1}', '{0}, only: {1}'],
  calledSo: ['{0} 都叫这个名称：请写编号', '{0} are both called so: give the key'],
  and: ['{0} 和 {1}', '{0} and {1}'],
  comma: ['{0}、{1}', '{0}, {1}'],
  noSubject: ['没有学科“{0}”', 'there is no subject “{0}”'],
  noCatalog: ['{1} 里没有目录“{0}”', 'there is no catalogue “{0}” in {1}'],
  newCatalog: ['新建目录：{0}', 'New catalogue: {0}'],
  otherSubject: [
    '它属于别的学科，不归你管理，没有改动',
    'it belongs to a subject that you do not look after, and nothing was changed',
  ],
  goneSpecimen: ['这个标本已不在', 'this specimen is not there any more'],
  turnedSpecimen: [
    '转盘标本由许多帧组成，不能换成一张图片',
    'a specimen on a turntable has many frames, which one picture cannot replace',
  ],
  otherSize: [
    '新图片是 {0} × {1} px，这个标本是 {2} × {3} px。大小相同，标注和题目的位置才不变；否则请作为新标本导入，再取消发布这一个',
    'the new picture has {0} × {1} px, this specimen {2} × {3} px. Marks and questions keep their places only at the same size; bring it as a new specimen instead, and withdraw this one',
  ],
  noNewCatalog: ['没有目录“{0}”，你也不能新建', 'there is no catalogue “{0}”, and you may not make one'],
  noGroup: ['没有适用人群“{0}”', 'there is no group of people “{0}”'],
  noAccount: ['没有账号“{0}”', 'there is no account “{0}”'],

  unknownKind: ['不能读这种文件，只能读 {0}。', 'Files of this kind cannot be read, only {0}.'],
  badNumber: ['.dzi 里的 {0} 不正确：“{1}”。', 'The .dzi tells no good {0}: “{1}”.'],
  badTiles: ['它的瓦片是“{0}”；能读的是 {1}。', 'Its tiles are “{0}”; {1} can be read.'],
  badTile: ['瓦片 {0} 读不出：{1}', 'Its tile {0} cannot be read: {1}'],
  smallTile: [
    '瓦片 {0} 是 {1} × {2} px，比它的位置小。',
    'Its tile {0} is {1} × {2} px, too small for its place.',
  ],
  noTile: ['缺少瓦片 {0}。', 'Its tile {0} is missing.'],
  noTiles: ['缺少瓦片文件夹 {0}。', 'Its folder of tiles {0} is missing.'],
  noDzi: ['这不是 .dzi。', 'It is no .dzi.'],
  noDziInside: ['里面没有 .dzi。', 'There is no .dzi in it.'],
  largeEntry: ['zip 里的 {0} 太大。', '{0} is too large in its zip.'],
  badGrid: [
    '{0} × {1} px 切成边长 {2} px 的瓦片，这样切的读不了。',
    '{0} × {1} px in tiles of {2} px: it cannot be read in such tiles.',
  ],
  manyEntries: ['zip 里的文件太多。', 'Its zip holds too many files.'],
  noSize: ['OpenSlide 读不出它的尺寸。', 'OpenSlide tells no size of it.'],
  noOpenSlide: [
    '只有 OpenSlide 能读它，而这台机器没有：请安装 openslide-tools（Debian、Ubuntu：apt install openslide-tools；macOS：brew install openslide；Windows：openslide.org 的 openslide-bin，把它的文件夹加入 PATH），再导入。',
    'Only OpenSlide reads it, and this machine has none: install openslide-tools (Debian, Ubuntu: apt install openslide-tools; macOS: brew install openslide; Windows: openslide-bin from openslide.org, its folder in PATH), then import it again.',
  ],
  badOpenSlide: ['OpenSlide 读不出：{0}', 'OpenSlide cannot read it: {0}'],
  noTiff: ['这不是 TIFF。', 'It is no TIFF.'],
  circle: ['它的目录绕成了圈。', 'Its directories run in a circle.'],
  cutOff: ['文件不完整。', 'The file is cut off.'],
  outside: ['它指向文件之外。', 'It points outside itself.'],
  brokenPicture: [
    '图片已损坏或不完整，请重新复制或导出这个文件（{0}）',
    'The picture is damaged or not whole: copy or export the file again ({0}).',
  ],
  damaged: ['有一个目录已损坏。', 'A directory is damaged.'],
  onlyLabels: ['除标签和宏观图外没有图片。', 'It holds no picture but label and macro.'],

  badSamples: ['它的像素值是复数，不能显示。', 'Its samples are complex numbers, which cannot be shown.'],
  noNumbers: [
    '它的像素值都不是数字（NaN），没有可显示的内容。',
    'None of its samples is a number (NaN): there is nothing to see.',
  ],
  signedColours: [
    '它的彩色像素值有正负号，不能显示：请另存为无符号的 8 位或 16 位。',
    'Its colours are signed numbers, which cannot be shown: save it with 8 or 16 unsigned bits.',
  ],
  manyChannels: [
    '它有 {0} 个通道，不是彩色图：请先合成为 RGB，或每个通道各存一张灰度图。',
    'It has {0} channels that are no colours: merge them into RGB, or save each as a grey picture.',
  ],
  firstChannels: [
    '它有 {0} 个通道；只显示前 {1} 个',
    'it has {0} channels, of which the first {1} are shown',
  ],
  oneValue: ['它的像素值全是 {0}，没有可显示的内容。', 'All its samples are {0}: there is nothing to see.'],
  shownRange: [
    '像素值从 {0} 到 {1}，按此范围显示',
    'its values from {0} to {1} are shown from black to white',
  ],
  noPixels: ['它没有像素。', 'It has no pixels.'],
  manyPx: [
    '{0} × {1} px 太大：一张图最多 {2} Gpx。',
    '{0} × {1} px is too large: a picture may have {2} Gpx.',
  ],
  hollow: [
    '文件说有 {0} × {1} px，却只有 {2} kB：这样的图不读。',
    'It tells of {0} × {1} px but has only {2} kB: such a picture is not read.',
  ],
  progressive: [
    '{0} × {1} px 的渐进式图片要整张放进内存：超过 {2} Mpx 请另存为普通（基线）格式或 TIFF。',
    'A progressive picture of {0} × {1} px must be held in memory whole: above {2} Mpx save it as baseline or TIFF.',
  ],
  largeTiffTile: [
    '它的瓦片是 {0} × {1} px，太大：请另存为 512 px 的瓦片。',
    'Its tiles of {0} × {1} px are too large: save it with tiles of 512 px.',
  ],
  tookLong: [
    '{0} 分钟内没有完成，已停止：用 --minutes 给它更多时间。',
    'It was not done within {0} minutes and was stopped: --minutes gives it more.',
  ],
  noMemory: ['内存不够，没有完成。', 'The memory of this machine was not enough.'],
  working: ['处理', 'working'],
  nthFile: ['第 {0} 个，共 {1} 个：{2}', '{0} of {1}: {2}'],
  percentDone: ['{0}：{1}%', '{0}: {1} %'],
  unnamedSchool: ['未命名', 'not named yet'],
  intoSchool: ['学校“{0}”，在 {1}', 'School “{0}” in {1}'],
  size: ['{0} {1} × {2}', '{0} {1} × {2}'],
  label: ['标签', 'label'],
  macro: ['宏观图', 'macro'],
  plane: ['其他层面', 'plane'],
  smaller: ['较小的副本', 'smaller copy'],
  other: ['其他图片', 'other picture'],
  labelAndMacro: ['标签和宏观图（如果有）', 'label and macro, where it has them'],
  scanner: ['扫描仪写在图旁的内容', 'what the scanner wrote beside the picture'],
  description: ['扫描仪写的说明', 'the description that the scanner wrote'],
  exif: ['EXIF（相机、时间、地点）', 'EXIF (camera, time, place)'],
} as const

export type ImportTextKey = keyof typeof texts

export const note = sayer(texts)

/** A fault of a file, a table or a command. */
export class Wrong extends Unsaid {
  constructor(key: ImportTextKey, ...values: Said['values']) {
    super(note(key, ...values))
  }
}
