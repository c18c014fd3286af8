/** Messages of a run for the operator, in both languages; `{0}` is filled in. */
import { type Said, sayer, Unsaid } from '../words.ts'

const texts = {
  failed: ['失败', 'failed'],
  file: ['文件', 'file'],
  imported: ['已导入', 'imported'],
  updated: ['已更新', 'updated'],
  already: ['已存在', 'already'],
  leftOut: ['未导入', 'left out'],
  otherSubject: [
    '它属于别的学科，不归你管理，没有改动',
    'It belongs to a subject that you do not look after, and nothing was changed.',
  ],
  total: [
    '共 {0} 道题：导入 {1}，更新 {2}，已存在 {3}，未导入 {4}，失败 {5}。',
    '{0} questions: {1} imported, {2} updated, {3} there already, {4} left out, {5} failed.',
  ],
  headQuestion: ['题目', 'question'],
  headResult: ['结果', 'result'],
  headKey: ['编号', 'key'],
  headCatalog: ['目录', 'catalogue'],
  headNotes: ['说明', 'notes'],
  nothing: [
    '有题目不正确，这个文件没有导入任何内容。改正后再导入，或加上 --skip 只导入其余题目。',
    'Some questions are wrong, so nothing of this file was imported. Mend them, or add --skip to bring the others.',
  ],
  report: ['报告在 {0}', 'The report is {0}'],
  exported: ['已导出 {0} 道题到 {1}', '{0} questions are in {1}'],
  templateReady: ['模板在 {0}', '{0} is there to be filled in.'],

  noFile: ['找不到文件 {0}', 'There is no file {0}.'],
  fileThere: ['{0} 已存在，不会覆盖', '{0} is there already and is not written over.'],
  noFolder: ['{0} 所在的文件夹不存在', 'There is no folder for {0}.'],
  tooLarge: ['文件超过 {0} MB', 'The file is larger than {0} MB.'],
  unknownFormat: [
    '看不出这是 Moodle XML、GIFT、Aiken、Excel（.xlsx）还是 CSV',
    'This is neither Moodle XML nor GIFT, Aiken, Excel (.xlsx) or CSV.',
  ],
  openQuote: ['表格里有引号没有成对', 'The table has a quote that is never closed.'],
  badXml: ['第 {0} 行 XML 有误：{1}', 'The XML is wrong in line {0}: {1}'],
  doctype: ['XML 里有 DOCTYPE，不读取', 'The XML has a DOCTYPE, which is not read.'],
  tooDeep: ['XML 嵌套太深', 'The XML is nested too deeply.'],
  notMoodle: [
    'XML 里没有 <quiz>，不是 Moodle 题库',
    'The XML has no <quiz>: it is no question bank of Moodle.',
  ],
  xmlTag: ['标签没有成对或没有正确结束：<{0}>', 'Tags do not match, or one is not closed: <{0}>'],
  xmlAttribute: ['属性写法不对：{0}', 'An attribute is not written well: {0}'],
  xmlCharacter: [
    '这里不能有 {0}（& 应写成 &amp;，< 应写成 &lt;）',
    '{0} cannot stand here (& is written &amp;, < is written &lt;)',
  ],
  xmlForm: ['不是完整的 XML', 'It is not one whole XML document.'],
  badBytes: ['文件写明编码是“{0}”，内容却不是', 'The file is said to be in “{0}”, but its bytes are not.'],
  otherEncoding: [
    '文件写明编码是“{0}”，内容却不是；已按 GB 18030 读取，请检查文字',
    'The file is said to be in “{0}”, but its bytes are not: read as GB 18030. Look whether the texts are right.',
  ],
  guessedEncoding: [
    '文件没有写明文字编码，已按“{0}”读取，请检查文字',
    'The file does not say how its text is encoded: read as “{0}”. Look whether the texts are right.',
  ],
  badEncoding: ['不认识文字编码“{0}”', 'The encoding “{0}” is not known.'],
  badZip: ['不是完好的 .xlsx 文件', 'This is no intact .xlsx file.'],
  bomb: ['展开后超过 {0} MB，不读取', 'It unpacks to more than {0} MB and is not read.'],
  rawMarkup: [
    '文字里有未转义的 <{0}>，Moodle 也读不出：请放进 CDATA 或转义',
    'Its text holds <{0}> as it is, which Moodle cannot read either: put it into CDATA or escape it.',
  ],
  noQuestions: ['文件里没有题目', 'There is no question in the file.'],
  tooMany: ['一个文件最多 {0} 道题', 'A file may hold at most {0} questions.'],
  noColumn: [
    '第一行没有“{0}”列。npm run import -- template FILE.xlsx 写出可填写的模板',
    'The first row has no column “{0}”. npm run import -- template FILE.xlsx writes a table to be filled in.',
  ],
  columnTwice: ['“{0}”列出现了两次', 'There are two columns “{0}”.'],
  otherSheet: [
    '工作表“{0}”的第一行没有题型和题干，未读取',
    'The sheet “{0}” was not read: its first row has no kind and question.',
  ],
  sheetPictures: [
    '表格里的 {0} 幅图片未带入：有图的题请用 Moodle XML',
    'Pictures on the sheet were not brought: {0}. For questions with pictures use Moodle XML.',
  ],
  sheetScripts: [
    '表格里有 {0} 处上标或下标只是格式，未带入：请写成 <sup> 或 <sub>',
    'Raised or lowered characters are mere format and came as plain ones, in {0} places: write <sup> or <sub>.',
  ],
  rowsAbove: [
    '表头在第 {0} 行，它上面的行未读取',
    'The heads are in row {0}. The rows above it were not read.',
  ],
  unknownColumn: ['不认识“{0}”列，未读取', 'The column “{0}” is not known and not read.'],

  noSubject: ['没有学科“{0}”，现有：{1}', 'There is no subject “{0}”, only: {1}'],
  tellSubject: ['请用 --subject 指明学科，现有：{0}', 'Name the subject with --subject: {0}'],
  tellPlace: [
    '没有说明放在哪里：请用 --subject 指明学科，用 --catalog 指明目录。学科有：{0}',
    'It is not told where it belongs: name its subject with --subject and its catalogue with --catalog. Subjects: {0}',
  ],
  noCatalog: ['“{1}”里没有目录“{0}”，现有：{2}', 'There is no catalogue “{0}” in {1}, only: {2}'],
  catalogTwice: [
    '有几个目录叫“{0}”，请写编号：{1}',
    'Several catalogues are called “{0}”: give the key: {1}',
  ],
  tellCatalog: [
    '没有说明放在哪个目录：请用 --catalog 指明',
    'It is not told which catalogue it belongs to: name one with --catalog.',
  ],
  newCatalog: ['新建目录：{0}', 'New catalogue: {0}'],

  keyTwice: ['编号“{0}”在文件里出现了两次', 'The key “{0}” stands in the file twice.'],
  noText: ['没有题干', 'It has no text.'],
  noKind: ['没有题型', 'It has no kind.'],
  dateCell: [
    '{0} 被 Excel 当成了日期，原来写的已经丢失：请把单元格设为“文本”后重写',
    'Excel took {0} for a date, and what was written is lost: make the cell text and write it again.',
  ],
  noOptions: ['至少要有两个选项', 'It needs at least two options.'],
  noAnswer: ['没有答案', 'It has no answer.'],
  badAnswer: ['答案“{0}”不正确', 'The answer “{0}” cannot be read.'],
  noOption: ['没有选项 {0}', 'There is no option {0}.'],
  oneAnswer: ['单选题只能有一个答案', 'A single choice has one answer.'],
  noParts: ['没有小题', 'It has no parts.'],
  partAlone: ['小题前面没有它所属的题目', 'A part stands before any question that it belongs to.'],
  badPart: ['小题“{0}”应为 1、2 或 1.1', 'The part “{0}” should be 1, 2 or 1.1.'],
  partOfNone: ['“{0}”不能有小题', '“{0}” cannot have parts.'],
  badDifficulty: ['难度“{0}”应为 1 到 5', 'The difficulty “{0}” should be 1 to 5.'],
  noSpecimen: ['没有标本“{0}”', 'There is no specimen “{0}”.'],
  specimenTwice: ['有几个标本叫“{0}”，请写编号', 'Several specimens are called “{0}”: give the key.'],
  noMark: ['标本上没有标注“{0}”', 'The specimen has no mark “{0}”.'],
  braces: ['花括号不成对', 'The braces do not match.'],
  oneBlock: [
    '一道题里有几处 {…} 答案，GIFT 只能有一处：请改用填空（完形）题或分成几道题',
    'It has several blocks of answers {…}, and GIFT knows one: write a cloze question or several questions.',
  ],
  blanksDiffer: ['题干有 {0} 处空，答案有 {1} 个', 'The question has {0} blanks, but {1} answers.'],
  badLine: ['“{0}”读不懂', '“{0}” cannot be read.'],

  keptReadable: [
    '“{0}”题型不能作答，按“其他”保留，可阅读',
    'The kind “{0}” cannot be answered here: kept as “Other”, readable.',
  ],
  noRight: ['没有正确答案，按“其他”保留，可阅读', 'Nothing in it is right: kept as “Other”, readable.'],
  fewOptions: [
    '有内容的选项不到两个，按“其他”保留，可阅读',
    'Fewer than two options have a text: kept as “Other”, readable.',
  ],
  emptyOption: ['没有内容的选项已略去：{0} 个', 'Options without a text were left out: {0}'],
  unknownGap: ['这个空不能作答，已略去：{0}', 'A gap that cannot be answered here was left out: {0}'],
  byOrder: [
    '答案没有写成 true 和 false，按 Moodle 的规则第一个当作“对”：{0}',
    'The answers are not called true and false: the first one stands for true, as in Moodle: {0}',
  ],
  onlyName: ['没有题干，用题目名称代替', 'It has no text: its name stands for it.'],
  hidden: ['在 Moodle 里是隐藏的', 'It is hidden in Moodle.'],
  copyOfOurs: ['是可阅读的副本，原题仍在', 'It is a readable copy of a question that is here.'],
  random: ['是随机题的占位', 'It only stands for a random question.'],
  partly: ['不再接受只得部分分的答案：{0}', 'Answers that were partly right are not accepted: {0}'],
  wildcard: ['通配符 * 已去掉：{0}', 'The wildcard * was taken out: {0}'],
  units: ['单位未带入：{0}', 'Units were not brought: {0}'],
  alike: [
    '与正确答案写法相同，不能算错：{0}',
    'Written like a right answer, so it cannot count as wrong: {0}',
  ],
  caseMatters: ['原题区分大小写，这里不区分', 'Upper and lower case count in the original, not here.'],
  badFormula: ['公式读不懂，按原文保留：{0}', 'A formula cannot be read and stays as it was written: {0}'],
  noPicture: ['图片不在文件里：{0}', 'A picture is not in the file: {0}'],
  badPicture: ['图片读不出：{0}', 'A picture cannot be read: {0}'],
  inlineDrawing: ['文字里画的图（SVG）未带入', 'A drawing inside the text (SVG) was not brought.'],
  outsidePicture: ['外部图片未带入：{0}', 'A picture from elsewhere was not brought: {0}'],
  attachment: ['附件或链接未带入：{0}', 'An attachment or link was not brought: {0}'],
  unsaid: ['未带入：{0}', 'Not brought: {0}'],
  categoryInfo: ['目录“{0}”的说明未带入：{1}', 'What is told of the catalogue “{0}” was not brought: {1}'],

  cannotSaySpecimen: ['Moodle 不能显示标本：{0}', 'Moodle cannot show the specimen: {0}'],
  onlyHere: [
    '表格不能带 {0} 幅图片，只在本校看得到；给别的学校请导出 .xml',
    'A table cannot carry {0} pictures, which stay in this school: for another one export .xml.',
  ],
  cannotSayCase: [
    '{0}：Moodle 没有这种题，已写成可阅读的副本',
    '{0}: Moodle has no such kind; a readable copy was written.',
  ],
  cannotSayKind: [
    '{0}：Moodle 没有“{1}”，已写成可阅读的“描述”',
    '{0}: Moodle has no kind “{1}”; a description to be read was written.',
  ],
  cannotSayRange: ['{0}：数值范围和文字不能同在一空', '{0}: a blank cannot take both a range and texts.'],
  cannotSayMarkup: ['{0}：Moodle 的配伍选项只能是纯文字', '{0}: what is matched is plain text in Moodle.'],
  cellTooLong: ['{0}：超过一格的 32767 字', '{0}: longer than the 32,767 characters of a cell.'],
  usedPicture: ['图片文件不在：{0}', 'The file of a picture is missing: {0}'],
} as const satisfies Record<string, readonly [zh: string, en: string]>

export type QuestionTextKey = keyof typeof texts

/** Something to tell the operator, in whichever language. */
export type FileNote = Said<QuestionTextKey>

export const fileNote = sayer(texts)

/** A fault of a file or of a question. */
export class QuestionFileFault extends Unsaid {
  declare readonly note: FileNote

  constructor(key: QuestionTextKey, ...values: Said['values']) {
    super(fileNote(key, ...values))
  }
}
