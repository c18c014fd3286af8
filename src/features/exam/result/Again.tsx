import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useSpecimenInUse } from '../../../packs/usePacks.ts'
import type { ExamMode } from '../../../rules/exam/stations.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import { LazyViewer } from '../../../viewer/lazy.ts'
import type { JudgedStation } from '../exam.ts'
import { PointedSpot } from '../run/PointedSpot.tsx'
import css from './ExamResult.module.css'
import { GivenText } from './GivenText.tsx'

interface Props {
  /** undefined: closed */
  judged: JudgedStation | undefined
  mode: ExamMode
  onClose: () => void
  onAccept?: () => void
}

const nothing = () => undefined

/** A station once more: the exact view in which it was answered, now with the structure's outline and its name. */
export function Again({ judged, mode, onClose, onAccept }: Props) {
  const { pick } = useNames()
  const name = judged ? pick(judged.station.mark.name, judged.station.mark.nameEn) : ''
  return (
    <Sheet
      open={judged !== undefined}
      onClose={onClose}
      title={name}
      footer={
        judged && (
          <div className={css.foot}>
            {judged.verdict.right === false && onAccept && (
              <Button kind="plain" wide onClick={onAccept}>
                {judged.verdict.open ? <Trans>我点的也是，算对</Trans> : <Trans>我答对了</Trans>}
              </Button>
            )}
            <ButtonLink
              kind="soft"
              wide
              to="/resource/specimen/detail/$id"
              params={{ id: judged.material.specimen.id }}
              search={{ back: 1, mark: judged.station.mark.id }}
            >
              <Trans>打开标本</Trans>
            </ButtonLink>
          </div>
        )
      }
    >
      {judged && <Seen judged={judged} mode={mode} />}
    </Sheet>
  )
}

function Seen({ judged, mode }: { judged: JudgedStation; mode: ExamMode }) {
  const { t } = useLingui()
  const { pick, other, otherLang } = useNames()
  const { station, material, given, verdict } = judged
  const { mark, middle, frame } = station
  useSpecimenInUse(material.specimen.id)
  const second = other(mark.name, mark.nameEn)
  const desc = pick(mark.desc, mark.descEn)
  return (
    <div className={css.seen}>
      <figure className={css.figure} aria-label={t`当时的视野`}>
        <Suspense>
          <LazyViewer
            specimen={material.specimen}
            marks={[mark]}
            selected={mark.id}
            onSelect={nothing}
            paired
            focus={{ ...middle, objective: mark.objective, frame }}
            place={given.view ?? undefined}
            overlay={(slide) => <PointedSpot slide={slide} at={given.at} />}
          />
        </Suspense>
      </figure>
      {second && (
        <p className={css.small} lang={otherLang}>
          {second}
        </p>
      )}
      <p>
        <GivenText judged={judged} mode={mode} />
      </p>
      {verdict.open && !verdict.right && (
        <p className={css.small}>
          <Trans>
            切片上同样的结构往往不止一处，标出来的只是其中之一。看清楚：你点的若也是它，可以自己改判。
          </Trans>
        </p>
      )}
      {verdict.right === false && !verdict.open && (
        <p className={css.small}>
          <Trans>若你的答案其实是对的，可以自己改判：它会移出错题本和复习，并告诉教师。</Trans>
        </p>
      )}
      {desc && <p className={css.desc}>{desc}</p>}
    </div>
  )
}
