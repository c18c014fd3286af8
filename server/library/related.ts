import type { Related } from '../../src/contract/specimens.ts'
import type { Context } from '../context.ts'
import { ownUrl } from '../media/address.ts'
import { tenant } from '../store/schema.ts'
import { isOpen } from './pictures/openPictures.ts'
import { seenAmong, specimensOf } from './specimen.ts'

/** Videos, pictures and other specimens that belong to a specimen, in their order; only such as the caller sees. */
export async function relatedTo(specimenId: number, context: Context): Promise<Related> {
  const rows = await context.db
    .selectFrom('related')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('specimenId', '=', specimenId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const open = await isOpen(context, specimenId)
  const url = (address: string) => (open ? address : ownUrl(address))
  const of = (wanted: 'video' | 'picture') => rows.filter(({ kind }) => kind === wanted)
  const others = rows.flatMap(({ kind, relatedId }) =>
    kind === 'specimen' && relatedId !== null ? [relatedId] : [],
  )
  return {
    relatedVideos: of('video').map(({ id, name, nameEn, filePath, poster, duration }) => ({
      id,
      name,
      nameEn,
      filePath: url(filePath),
      poster: url(poster),
      duration,
    })),
    relateSpecs: await specimensOf(context, await seenAmong(context, others)),
    relatedPictures: of('picture').map(({ id, name, nameEn, filePath, width, height }) => ({
      id,
      name,
      nameEn,
      filePath: url(filePath),
      width,
      height,
    })),
  }
}
