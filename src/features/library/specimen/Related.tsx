import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { onlineAtom } from '../../../device/online.ts'
import { relatedQuery } from '../../../queries/library/collect.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { SpecimenListRow } from '../list/SpecimenListRow.tsx'
import { LargePicture } from './LargePicture.tsx'
import css from './Related.module.css'
import { Video } from './Video.tsx'

/**
 * Material that belongs to a specimen: videos, specimens to compare, pictures. Nothing when there is none.
 * @param props.drawn the specimen is drawn, so that pictures cut from it are drawn too
 */
export function RelatedMaterial({ specimenId, drawn }: { specimenId: number; drawn: boolean }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const online = useAtomValue(onlineAtom)
  const { data, isError } = useQuery(relatedQuery(specimenId))
  if (!data) {
    if (!isError) return null
    return (
      <p className={css.none} role="note">
        {online ? t`相关资料没有载入。` : t`没有网络，这个标本的相关资料还没存在本机。`}
      </p>
    )
  }
  const { relatedVideos, relateSpecs, relatedPictures } = data
  return (
    <>
      {relatedVideos.length > 0 && (
        <section className={css.part} aria-labelledby="related-videos">
          <h2 id="related-videos" className={css.heading}>{t`视频`}</h2>
          {relatedVideos.map((video) => (
            <Video key={video.id} video={video} drawn={drawn} />
          ))}
        </section>
      )}
      {relatedPictures.length > 0 && (
        <section className={css.part} aria-labelledby="related-pictures">
          <h2 id="related-pictures" className={css.heading}>{t`图片`}</h2>
          <ul className={css.pictures}>
            {relatedPictures.map(({ id, name, nameEn, filePath, width, height }) => (
              <li key={id}>
                <LargePicture
                  caption
                  src={filePath}
                  name={pick(name, nameEn)}
                  width={width}
                  height={height}
                  drawn={drawn}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {relateSpecs.length > 0 && (
        <section className={css.part} aria-labelledby="related-specimens">
          <h2 id="related-specimens" className={css.heading}>{t`相关标本`}</h2>
          <ul className={css.rows}>
            {relateSpecs.map((specimen) => (
              <li key={specimen.id}>
                <SpecimenListRow specimen={specimen} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
