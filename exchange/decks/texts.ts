/** Messages of the import of decks for the person who brought the file, in both languages; `{0}` is filled in. */
import { sayer, Unsaid } from '../words.ts'

const texts = {
  atPage: ['第 {0} 页，共 {1} 页', 'Page {0} of {1}'],
  reading: ['正在读取文件', 'Reading the file'],
  toPdf: ['正在转换为 PDF', 'Converting to PDF'],

  nothing: ['没有文件。', 'There is no file.'],
  gone: ['上传的文件不在了，请重新上传。', 'The uploaded file is gone. Please upload it again.'],
  notTaken: [
    '“{0}”不能作为课件：请用 PDF、PPT、PPTX、JPG、PNG、WebP，或装有图片的 ZIP。',
    '“{0}” cannot become slides. Take PDF, PPT, PPTX, JPG, PNG, WebP, or a ZIP of pictures.',
  ],
  oneDocument: [
    '一次只能导入一个文档；图片可以一次导入多张。',
    'Bring one document at a time. Only pictures may be several.',
  ],
  tooLarge: ['文件有 {0} MB，最多 {1} MB。', 'The file has {0} MB; {1} MB is the most.'],
  tooManyPages: [
    '共 {0} 页，一份最多 {1} 页，请分成几份再导入。',
    'It has {0} pages; {1} is the most. Please split it into parts.',
  ],
  noPages: ['文件里没有页。', 'The file has no pages.'],
  encrypted: [
    '文件有打开密码。请去掉密码后再导入。',
    'The file is locked by a password. Remove the password and bring it again.',
  ],
  damaged: [
    '文件已损坏，无法读取。请在原来的软件里重新导出。',
    'The file is damaged and cannot be read. Please export it again from its own program.',
  ],
  pageDamaged: [
    '第 {0} 页已损坏，无法读取。请在原来的软件里重新导出。',
    'Page {0} is damaged and cannot be read. Please export it again from its own program.',
  ],
  pageTooLarge: [
    '第 {0} 页长 {1} 米，最长 {2} 米。请把页面改小后重新导出。',
    'Page {0} is {1} m long; {2} m is the most. Make the page smaller and export it again.',
  ],
  pictureDamaged: ['图片“{0}”已损坏，无法读取。', 'The picture “{0}” is damaged and cannot be read.'],
  pictureTooLarge: [
    '图片“{0}”有 {1} 兆像素，最多 {2} 兆像素。',
    'The picture “{0}” has {1} megapixels; {2} is the most.',
  ],
  noPictures: ['ZIP 里没有 JPG、PNG 或 WebP 图片。', 'The ZIP has no JPG, PNG or WebP pictures.'],
  bomb: [
    '文件解压后超过 {0} MB，不是正常的课件。',
    'The file unpacks to more than {0} MB. That is no ordinary presentation.',
  ],
  noOffice: [
    '本校的服务器没有安装 LibreOffice，不能导入 PPT。请在 PowerPoint 或 WPS 里另存为 PDF 再上传。',
    'This school’s server has no LibreOffice, so PPT cannot be brought. Save it as PDF in PowerPoint or WPS and upload that.',
  ],
  officeFailed: [
    'LibreOffice 不能打开这个文件：它可能有密码，或已损坏。请另存为 PDF 再上传。',
    'LibreOffice cannot open this file: it may have a password or be damaged. Save it as PDF and upload that.',
  ],

  brought: [
    '课件资源 {0}：{1} 页。请 {2} 登录后在“上传课件”里逐页核对，再发布。',
    'Deck {0}: {1} pages. {2} signs in, looks at every page under “Bring material” and publishes it.',
  ],
  blankPages: ['空白页：{0}。', 'Blank pages: {0}.'],
  lostPages: [
    '有文字但没有画出来的页：{0}。请在文件里嵌入字体后重新导出。',
    'Pages whose text is not drawn: {0}. Embed the fonts in the file and export it again.',
  ],
  noOwner: [
    '请用 --owner 写明教师的登录名。',
    'Name the teacher whose deck it is: --owner with the login name.',
  ],
  unknownOwner: ['没有登录名为“{0}”的教师。', 'There is no teacher with the login name “{0}”.'],
  nothingAt: ['{0} 不存在。', 'There is nothing at {0}.'],
} as const

export const deckNote = sayer(texts)

/** Why a file cannot become a deck, in words for whoever brought it. */
export class DeckFault extends Unsaid {
  constructor(...said: Parameters<typeof deckNote>) {
    super(deckNote(...said))
  }
}
