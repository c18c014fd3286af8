import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Bookmark from 'lucide-react/icons/bookmark'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { Courseware, CoursewareSlide } from '../../../contract/teaching/courseware.ts'
import { reactionsQuery, tellReaction } from '../../../queries/teaching/coursewares.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { toast } from '../../../ui/toast.ts'
import css from './Player.module.css'

/** 不懂 and 收藏 of a slide. A teacher reads how many, never who. */
export function Reactions({ courseware, slide }: { courseware: Courseware; slide: CoursewareSlide }) {
  const { t } = useLingui()
  if (courseware.teaches) return <ReactionCounts id={courseware.id} slideId={slide.id} />
  const isUnclear = courseware.unclear.includes(slide.id)
  const isKept = courseware.kept.includes(slide.id)
  const tell = (kind: 'unclear' | 'kept', on: boolean) =>
    tellReaction(courseware.id, slide.id, kind, on).catch(() =>
      toast(t`没有存下来，请再试一次。`, { kind: 'bad' }),
    )
  return (
    <div className={css.reactions}>
      <Chip
        pressed={isUnclear}
        icon={<CircleHelp aria-hidden="true" />}
        onClick={() => tell('unclear', !isUnclear)}
      >
        {t`不懂`}
      </Chip>
      <Chip pressed={isKept} icon={<Bookmark aria-hidden="true" />} onClick={() => tell('kept', !isKept)}>
        {t`收藏本页`}
      </Chip>
    </div>
  )
}

function ReactionCounts({ id, slideId }: { id: number; slideId: string }) {
  const { t } = useLingui()
  const counts = useQuery(reactionsQuery(id)).data?.find((one) => one.slideId === slideId)
  const { unclear, kept } = counts ?? { unclear: 0, kept: 0 }
  return (
    <div className={css.reactions}>
      <Tag tone={unclear > 0 ? 'warn' : 'neutral'}>{t`${unclear} 人不懂`}</Tag>
      <Tag>{t`${kept} 人收藏`}</Tag>
    </div>
  )
}
