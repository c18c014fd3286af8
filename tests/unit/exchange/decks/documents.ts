/** Files for the tests of the deck importer: written here byte by byte, so that each has exactly one fault. */
import { fileURLToPath } from 'node:url'
import { GlobalFonts, PDFDocument } from '@napi-rs/canvas'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'

const font = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2'

/** A PDF of 16:9 pages with Chinese text in an embedded font. @param blank numbers of pages that stay empty */
export function pdfOf(pages: number, blank: readonly number[] = []): Buffer {
  GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(font)), 'Deck Test')
  const document = new PDFDocument()
  for (let no = 1; no <= pages; no++) {
    const pen = document.beginPage(960, 540)
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, 960, 540)
    if (!blank.includes(no)) {
      pen.fillStyle = '#223355'
      pen.font = '40px "Deck Test"'
      pen.fillText(`第 ${no} 页 肾小球`, 60, 100)
      pen.fillRect(60, 160, 300, 40)
    }
    document.endPage()
  }
  return Buffer.from(document.close())
}

/** @param objects of a PDF, the first is its catalogue @param trailer more entries of its trailer */
export function rawPdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n'
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(text.length)
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const catalog = '<</Type/Catalog/Pages 2 0 R>>'

/** One page of this size, in points, with these words as content. */
export const onePage = (width: number, height: number, content = ''): string[] => [
  catalog,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
  `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
  '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor 7 0 R/DW 1000>>',
  '<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
]

/** 肾小球 in a font that the file does not bring. */
export const notEmbedded = (): Buffer =>
  rawPdf(onePage(960, 540, 'BT /F1 60 Tf 60 300 Td <80BE5C0F7403> Tj ET'))

export const withoutPages = (): Buffer => rawPdf([catalog, '<</Type/Pages/Kids[]/Count 0>>'])

/** Locked by a password that nobody knows. */
export const locked = (): Buffer => {
  const key = `<${'ab'.repeat(32)}>`
  const trailer = `/ID[<${'01'.repeat(16)}><${'01'.repeat(16)}>]/Encrypt 8 0 R`
  return rawPdf(
    [...onePage(960, 540), `<</Filter/Standard/V 2/R 3/Length 128/P -4/O ${key}/U ${key}>>`],
    trailer,
  )
}

export async function zipOf(files: Readonly<Record<string, Uint8Array>>): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const [name, bytes] of Object.entries(files)) await zip.add(name, new Uint8ArrayReader(bytes))
  return Buffer.from(await zip.close())
}

const slideXml = (text: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><p:sld xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"${more}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/><p:sp><p:nvSpPr><p:cNvPr id="2" name="t"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="609600" y="609600"/><a:ext cx="9000000" cy="1200000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:rPr sz="4000"/><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`
const notesXml = (text: string) =>
  `<p:notes xmlns:a="a" xmlns:p="p"><p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr><p:ph type="sldNum"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>7</a:t></a:r></a:p></p:txBody></p:sp><p:sp><p:nvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p><a:p><a:r><a:t>A &amp; B</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:notes>`
const relationships = (...targets: [type: string, target: string][]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** A PPTX of three slides, the second of them hidden; the third has notes. */
export async function pptx(): Promise<Buffer> {
  const types = 'application/vnd.openxmlformats-officedocument.presentationml'
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/ppt/presentation.xml" ContentType="${types}.presentation.main+xml"/>${[1, 2, 3].map((no) => `<Override PartName="/ppt/slides/slide${no}.xml" ContentType="${types}.slide+xml"/>`).join('')}</Types>`,
    '_rels/.rels': relationships(['officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml':
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><p:presentation xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:sldIdLst><p:sldId id="256" r:id="rId1"/><p:sldId id="257" r:id="rId2"/><p:sldId id="258" r:id="rId3"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relationships(
      ['slide', 'slides/slide1.xml'],
      ['slide', 'slides/slide2.xml'],
      ['slide', 'slides/slide3.xml'],
    ),
    'ppt/slides/slide1.xml': slideXml('Glomerulus'),
    'ppt/slides/slide2.xml': slideXml('Hidden', ' show="0"'),
    'ppt/slides/slide3.xml': slideXml('Macula densa'),
    'ppt/slides/_rels/slide3.xml.rels': relationships(['notesSlide', '../notesSlides/notesSlide1.xml']),
    'ppt/notesSlides/notesSlide1.xml': notesXml('先看入球小动脉'),
  }
  return zipOf(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)])))
}
