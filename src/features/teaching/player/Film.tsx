import { useLingui } from '@lingui/react/macro'
import VideoOff from 'lucide-react/icons/video-off'
import { useRef, useState } from 'react'
import type { CaptionedFilm } from '../../../contract/teaching/courseware.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import css from './Player.module.css'

interface Props {
  film: CaptionedFilm
  mayDownload: boolean
  /** the place (ms) where the person stopped */
  from: number
  onPlace: (ms: number) => void
}

const speeds = ['0.75', '1', '1.5', '2'] as const

/** Time (ms) between two notes of how far the film was watched. */
const noteEveryMs = 15_000

/** A film with captions and speed that goes on where it was left. */
export function Film({ film, mayDownload, from, onPlace }: Props) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const noted = useRef(from)
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1')
  const [failure, setFailure] = useState<number | null>(null)
  if (failure !== null) return <Unplayable code={failure} onRetry={() => setFailure(null)} />
  const note = (ms: number, least: number) => {
    if (Math.abs(ms - noted.current) < least) return
    noted.current = ms
    onPlace(ms)
  }
  return (
    <div className={css.film}>
      {/* biome-ignore lint/a11y/useMediaCaption: a film without words has none */}
      <video
        ref={video}
        src={film.url}
        controls
        playsInline
        preload="metadata"
        controlsList={mayDownload ? undefined : 'nodownload'}
        onLoadedMetadata={(event) => {
          const element = event.currentTarget
          const seconds = from / 1000
          if (seconds > 0 && seconds < element.duration - 2) element.currentTime = seconds
        }}
        onTimeUpdate={(event) => note(Math.round(event.currentTarget.currentTime * 1000), noteEveryMs)}
        onPause={(event) => note(Math.round(event.currentTarget.currentTime * 1000), 1000)}
        onError={(event) => setFailure(event.currentTarget.error?.code ?? 0)}
      >
        {film.captions && <track kind="captions" srcLang="zh" label={t`中文`} src={film.captions} />}
        {film.captionsEn && <track kind="captions" srcLang="en" label={t`英文`} src={film.captionsEn} />}
      </video>
      <Segmented
        label={t`播放速度`}
        small
        value={speed}
        onChange={(next) => {
          setSpeed(next)
          if (video.current) video.current.playbackRate = Number(next)
        }}
        items={speeds.map((value) => ({ value, label: `${value}×` }))}
      />
      {mayDownload && (
        <a href={film.url} download={film.name}>
          {t`下载视频`}
        </a>
      )}
    </div>
  )
}

/** 视频无法播放, and why: the numbers are those of MediaError. */
function Unplayable({ code, onRetry }: { code: number; onRetry: () => void }) {
  const { t } = useLingui()
  const reasons: Record<number, string> = {
    2: t`网络中断，视频没有载入。`,
    3: t`视频文件已损坏，或这台设备不能解码。`,
    4: t`这台设备不支持这种视频格式，或视频不在了。`,
  }
  return (
    <div className={css.missing} role="status">
      <VideoOff aria-hidden="true" />
      <strong>{t`视频无法播放`}</strong>
      <span>{reasons[code] ?? t`原因不明。`}</span>
      <button type="button" onClick={onRetry}>
        {t`重试`}
      </button>
    </div>
  )
}
