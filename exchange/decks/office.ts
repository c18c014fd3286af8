/** PPT and PPTX: LibreOffice makes a PDF of them, which drops the speakers' notes; these are read from the PPTX itself. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findConverter } from '../../server/media/converters.ts'
import { maxPageTextChars } from './limits.ts'
import { runProgram } from './poppler.ts'
import { DeckFault } from './texts.ts'
import { withZip, type ZipFile } from './zip.ts'

/** @param folder of its own, which holds the PDF afterwards @returns the path of the PDF; @throws DeckFault */
export async function convertToPdf(path: string, folder: string): Promise<string> {
  const soffice = findConverter('soffice')
  if (!soffice) throw new DeckFault('noOffice')
  const [profile, made] = [join(folder, 'profile'), join(folder, 'made')]
  await mkdir(made, { recursive: true })
  // a profile of its own: two of them in one would refuse to start, and nothing of the machine's settings counts
  const args = [
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--nodefault',
    '--convert-to',
    'pdf',
    '--outdir',
    made,
    path,
  ]
  const env = { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8' }
  await runProgram(soffice, args, env).catch(() => 1)
  await rm(profile, { recursive: true, force: true })
  const [pdf] = (await readdir(made)).filter((name) => name.endsWith('.pdf'))
  if (!pdf) throw new DeckFault('officeFailed')
  return join(made, pdf)
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const decodeXml = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, dec, name) => {
    if (name) return entities[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(dec)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** The paragraphs of the body of a notes page; its other shapes are the slide's picture, number and date. */
export function textOfNotes(xml: string): string {
  const shapes = xml.split('<p:sp>').slice(1)
  const body = shapes.filter((shape) => /<p:ph\b[^>]*\btype="body"/.test(shape))
  const paragraphs = body.flatMap((shape) => shape.split('</a:p>').slice(0, -1))
  const lines = paragraphs.map((paragraph) =>
    [...paragraph.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => decodeXml(text)).join(''),
  )
  return lines.join('\n').trim().slice(0, maxPageTextChars)
}

/** Targets of relationships by their id, as paths inside the archive. */
function relationsIn(xml: string, folder: string): Map<string, string> {
  const all = [...xml.matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => {
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
    return [value('Id'), new URL(value('Target'), `zip:/${folder}/`).pathname.replace(/^\/+/, '')] as const
  })
  return new Map(all)
}

/** The notes of each slide that is shown, in the order of the slides. @throws DeckFault for a ZIP bomb or a damaged file */
export const readNotes = (path: string): Promise<string[]> =>
  withZip(path, async (files) => {
    const byName = new Map(files.map((file) => [file.name, file]))
    const read = async (name: string) => (await byName.get(name)?.read())?.toString('utf8') ?? ''
    const slides = await slidesInOrder(read)
    const notes: string[] = []
    for (const slide of slides) {
      const xml = await read(slide)
      // LibreOffice leaves hidden slides out of the PDF
      if (/<p:sld\b[^>]*\bshow="(?:0|false)"/.test(xml)) continue
      const relations = relationsIn(await read(slide.replace(/([^/]+)$/, '_rels/$1.rels')), 'ppt/slides')
      const page = [...relations.values()].find((target) => target.startsWith('ppt/notesSlides/'))
      notes.push(page ? textOfNotes(await read(page)) : '')
    }
    // the rest is unpacked too, and counted: LibreOffice shall meet no bomb
    await countRest(files)
    return notes
  })

async function slidesInOrder(read: (name: string) => Promise<string>): Promise<string[]> {
  const relations = relationsIn(await read('ppt/_rels/presentation.xml.rels'), 'ppt')
  const ids = [...(await read('ppt/presentation.xml')).matchAll(/<p:sldId\b[^>]*\br:id="([^"]+)"/g)]
  return ids.flatMap(([, id = '']) => relations.get(id) ?? [])
}

async function countRest(files: readonly ZipFile[]): Promise<void> {
  for (const file of files) if (!/\.(xml|rels)$/.test(file.name)) await file.read()
}
