import type { Reply } from '../../src/contract/endpoint.ts'
import { chapterBundle, chapterTree } from '../../src/contract/practice.ts'
import {
  type Contents,
  type chapterSizes,
  type Depth,
  depths,
  type KeepKind,
  type Sizes,
} from '../../src/contract/sync.ts'
import { chunkBytes, endOf, smallPictures } from '../../src/rules/pack.ts'
import type { Context } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { openChapter } from '../library/catalog.ts'
import { inOpenSubject } from '../library/openSubjects.ts'
import { isOpen, openAmong } from '../library/pictures/openPictures.ts'
import { allAbove } from '../library/places.ts'
import { mustSee, seenAmong } from '../library/specimen.ts'
import { fileAt, pictureBase, picturesIn, uploadedId } from '../media/address.ts'
import { lengthOfPicture } from '../media/tiles.ts'
import { marksFor } from '../store/db.ts'
import { type SpecimenRow, tenant } from '../store/schema.ts'
import { takeTurns } from '../store/takeTurns.ts'
import { callsOf, listsOf, relatedPictures, selectSpecimens, type Thing } from './keepable.ts'
import { lessonKinds } from './lessons.ts'

type Archive = Omit<Contents['packs'][number], 'specimenId'>

/** The full archive, cut at the end of the chunk that holds the last wanted byte. */
const full = ({ packUrl, packEtag, packFull }: SpecimenRow, wanted: number): Archive => ({
  url: packUrl ?? '',
  etag: packEtag,
  bytes: endOf(wanted, { bytes: packFull, chunk: chunkBytes }),
})

/** Where a specimen has no archive of its own for the marks, its row says how much of the full one stands for it. */
function focus(row: SpecimenRow): Archive {
  const { focusUrl, focusEtag, packFocus, packStudy, packFull, fileType } = row
  if (focusUrl !== null) return { url: focusUrl, etag: focusEtag, bytes: packFocus }
  // 0: not looked at yet; all frames of a turntable group belong together
  return full(row, packFocus || (fileType === 2 ? packFull : packStudy))
}

const archiveAt: Record<Depth, (row: SpecimenRow) => Archive> = {
  overview: (row) => full(row, row.packOverview),
  study: (row) => full(row, row.packStudy),
  focus,
  full: (row) => full(row, row.packFull),
}

interface Asked {
  /** ids of the specimens that its questions and their parts show */
  specimens: number[]
  pictures: string[]
}

/**
 * The specimens and pictures of a chapter's questions, found without a look into each: a list asks this of all of its
 * chapters.
 */
async function askedIn(catalogId: number, { rows }: Context): Promise<Asked> {
  const specimens = await rows<{ id: number }>(
    `select distinct s."specimenId" as "id" from "question" q
      join "questionShows" s on s."tenant" = q."tenant" and s."questionId" = q."id"
      where q."tenant" = ? and q."creator" = 0 and q."catalogId" = ? and q."onSpecimen" = 1`,
    [tenant, catalogId],
  )
  const pictured = await rows<{ body: string }>(
    `select "body" from "question" where "tenant" = ? and "creator" = 0 and "catalogId" = ? and "body" like ?
      order by "position", "id"`,
    [tenant, catalogId, `%${pictureBase}%`],
  )
  return {
    specimens: specimens.map(({ id }) => id),
    pictures: pictured.flatMap(({ body }) => picturesIn(body)),
  }
}

/**
 * How each kind of thing is kept: only content that is for everybody leaves the service for good.
 * @throws Failure 404 where there is no such thing for the caller
 */
const kinds: Record<KeepKind, (id: number, context: Context) => Promise<Thing>> = {
  async specimen(id, context) {
    await mustSee(context, id)
    const row = await selectSpecimens(context).where('id', '=', id).executeTakeFirst()
    if (!row || !(await isOpen(context, id))) throw notFound()
    const { name, nameEn, subjectId } = row
    // the library's tabs are those at the top
    const lists = listsOf(subjectId, ...(await allAbove(context, subjectId)))
    const pictures = await relatedPictures(context, [row])
    return { name, nameEn, calls: [...callsOf(row), ...lists], specimens: [row], pictures }
  },

  async chapter(id, context) {
    const letOthersRun = takeTurns()
    await letOthersRun()
    const { name, nameEn, subjectId } = await openChapter(context, id)
    const { specimens: asked, pictures } = await askedIn(id, context)
    await letOthersRun()
    const rows = await selectSpecimens(context)
      .where((where) =>
        where.or([where('catalogId', '=', id), where('id', 'in', asked.length > 0 ? asked : [0])]),
      )
      .execute()
    await letOthersRun()
    const open = await openAmong(context, rows)
    await letOthersRun()
    // sets: a chapter of a large school has tens of thousands of specimens
    const seen = new Set(
      await seenAmong(
        context,
        rows.map((row) => row.id),
      ),
    )
    await letOthersRun()
    const shown = rows.filter((row) => open.has(row.id) && seen.has(row.id))
    const [askedIds, shownIds] = [new Set(asked), new Set(shown.map((row) => row.id))]
    return {
      name,
      nameEn,
      calls: [
        { path: chapterBundle.path, query: { catalogId: id } },
        ...shown.flatMap(callsOf),
        ...listsOf(subjectId),
        { path: chapterTree.path, query: { subjectId } },
      ],
      // a question shows its specimen even where no list does
      specimens: rows.filter((row) => askedIds.has(row.id) || shownIds.has(row.id)),
      pictures: [...pictures, ...(await relatedPictures(context, shown))],
    }
  },

  ...lessonKinds,
}

const sum = (packs: { bytes: number }[]) => packs.reduce((all, { bytes }) => all + bytes, 0)

/** So many files of a large chapter are looked at together. */
const filesAtOnce = 100

/** Bytes that are kept beside the archives, whatever the depth; a file that is not there costs nothing. */
async function besideOf({ service, rows }: Context, addresses: string[]): Promise<number> {
  const uploaded = addresses.flatMap((url) => uploadedId(url) ?? [])
  const [told] =
    uploaded.length === 0
      ? []
      : await rows<{ bytes: number | string | null }>(
          `select sum("size") as "bytes" from "file" where "tenant" = ? and "id" in (${marksFor(uploaded)})`,
          [tenant, ...uploaded],
        )
  const lengthAt = async (url: string) => {
    const file = fileAt(service.config.dataDir, url)
    return { bytes: file === null ? 0 : await lengthOfPicture(file) }
  }
  let bytes = Number(told?.bytes ?? 0)
  // a few at a time: others run between them
  for (let at = 0; at < addresses.length; at += filesAtOnce)
    bytes += sum(await Promise.all(addresses.slice(at, at + filesAtOnce).map(lengthAt)))
  return bytes
}

/** A picture that is still being made has no archive yet. */
const readyOf = ({ specimens }: Thing) => specimens.filter(({ packUrl }) => packUrl !== null)

/**
 * The archives of a thing at a depth. At `focus` a lesson says how deep each specimen is needed; any other specimen
 * gets the archive around its marks.
 */
function packsAt(thing: Thing, depth: Depth): Contents['packs'] {
  const depthOf = ({ id }: SpecimenRow) => (depth === 'focus' ? (thing.needed?.get(id) ?? depth) : depth)
  return readyOf(thing).map((row) => ({ specimenId: row.id, ...archiveAt[depthOf(row)](row) }))
}

const picturesAt = ({ pictures, films = [] }: Thing, depth: Depth): string[] => [
  ...new Set(depth === 'full' ? [...pictures, ...films] : pictures),
]

/** Bytes at each depth, the small pictures too. */
async function sizesOf(thing: Thing, context: Context): Promise<Sizes> {
  const small = readyOf(thing).flatMap(({ packUrl }) => smallPictures((packUrl ?? '').replace(/pack$/, '')))
  const pictures = picturesAt(thing, 'overview')
  const beside = await besideOf(context, [...small, ...pictures])
  const films = await besideOf(context, picturesAt(thing, 'full').slice(pictures.length))
  const besideAt = (depth: Depth) => (depth === 'full' ? beside + films : beside)
  const sizes = Object.fromEntries(depths.map((at) => [at, sum(packsAt(thing, at)) + besideAt(at)]))
  return sizes as Sizes
}

export async function contentsOf(
  { kind, id, depth }: { kind: KeepKind; id: number; depth: Depth },
  context: Context,
): Promise<Contents> {
  const thing = await kinds[kind](id, context)
  const { name, nameEn, calls, specimens } = thing
  const sizes = await sizesOf(thing, context)
  return {
    name,
    nameEn,
    calls,
    pictures: picturesAt(thing, depth),
    packs: packsAt(thing, depth),
    bytes: sizes[depth],
    sizes,
    pending: specimens.length - readyOf(thing).length,
  }
}

export async function chapterSizesOf(
  { subjectId }: { subjectId: number },
  context: Context,
): Promise<Reply<typeof chapterSizes>> {
  const closed = await context.closedSubjects()
  const chapters = await context.rows<{ id: number }>(
    `select distinct c."id" from "catalog" c
      join "questionTally" q on q."tenant" = c."tenant" and q."catalogId" = c."id" and q."n" > 0
      where c."tenant" = ? and c."subjectId" = ? and ${inOpenSubject('c."subjectId"', closed)} order by c."id"`,
    [tenant, subjectId, ...closed],
  )
  const all: Reply<typeof chapterSizes> = []
  const letOthersRun = takeTurns()
  for (const { id } of chapters) {
    await letOthersRun()
    all.push({ catalogId: id, sizes: await sizesOf(await kinds.chapter(id, context), context) })
  }
  return all
}
