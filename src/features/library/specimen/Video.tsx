import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { RelatedVideo } from '../../../contract/specimens.ts'
import { onlineAtom } from '../../../device/online.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { DrawnTag } from '../../../ui/signs/DrawnTag.tsx'
import css from './Related.module.css'

/** Length of a video (given in ms) as minutes and seconds. */
const lengthOf = (ms: number) => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A video that plays where it stands; nothing of it comes before it is asked for. */
export function Video({ video, drawn }: { video: RelatedVideo; drawn: boolean }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const online = useAtomValue(onlineAtom)
  const [gone, setGone] = useState(false)
  const name = pick(video.name, video.nameEn)
  return (
    <figure className={css.video}>
      {drawn && <DrawnTag className={css.drawn} />}
      {/* silent: what it shows is said by its name and by the marks */}
      <video
        controls
        playsInline
        muted
        preload="none"
        src={video.filePath}
        poster={video.poster || undefined}
        aria-label={name}
        onError={() => setGone(true)}
        onPlaying={() => setGone(false)}
      />
      <figcaption className={css.caption}>
        <span>{name}</span>
        {video.duration > 0 && <span className={css.length}>{lengthOf(video.duration)}</span>}
      </figcaption>
      {gone && (
        <p className={css.gone} role="status">
          {online ? t`这段视频没有载入，点播放再试一次。` : t`没有网络，这段视频没有存在本机。`}
        </p>
      )}
    </figure>
  )
}
