import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Subject } from '../../contract/subjects.ts'
import { dayOf } from '../../rules/review/day.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import css from './Review.module.css'
import { writeSubjects } from './subjects.ts'
import { type CramSet, useCram } from './useCram.ts'
import { minutesOf, type Review } from './useReview.ts'

interface Props {
  review: Review
  subjects: readonly Subject[]
  /** whose structures are asked too */
  chosen: readonly number[]
  onChoose: (subjects: number[]) => void
}

/** 考前突击: sets of 20 minutes, the most missed first, then structures that were never asked about: not on this device, and nowhere else that the service knows of. */
export function Cram({ review, subjects, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { sets, busy } = useCram(review, chosen)
  const days = dayOf(review.setting.examAt) - dayOf(review.now)
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Card as="section" className={css.cram}>
      <div>
        <h2 className={css.big}>
          <Trans>考前突击</Trans>{' '}
          <Tag tone="eosin">
            {days <= 0 ? <Trans>今天考试</Trans> : <Plural value={days} one="还有 # 天" other="还有 # 天" />}
          </Tag>
        </h2>
        <p className={css.small}>
          <Trans>每组约 20 分钟：先做错得最多的题，再认没考过的标注结构。</Trans>
        </p>
      </div>
      <fieldset className={css.choice}>
        <legend className={css.legend}>{t`加上这些学科没考过的结构`}</legend>
        <div className={css.chips}>
          {subjects.map(({ id, name, nameEn }) => (
            <Chip key={id} pressed={chosen.includes(id)} onClick={() => toggle(id)}>
              {pick(name, nameEn)}
            </Chip>
          ))}
        </div>
      </fieldset>
      {sets.length > 0 && (
        <ol className={css.sets}>
          {sets.slice(0, 6).map((set, at) => (
            // sets have no name but their place
            <li key={String(at)} className={css.set}>
              <SetWords set={set} at={at} />
              <ButtonLink
                kind={at === 0 ? 'primary' : 'soft'}
                to="/exercise/review/practise"
                search={{ cram: at, subjects: writeSubjects(chosen) }}
                aria-label={t`开始第 ${at + 1} 组`}
              >
                <Trans>开始</Trans>
              </ButtonLink>
            </li>
          ))}
        </ol>
      )}
      {busy ? (
        <SkeletonRows label={t`正在找没考过的结构`} rows={2} />
      ) : (
        sets.length === 0 && (
          <p className={css.small}>
            <Trans>今天该做的都做了。选一个学科，认没考过的结构。</Trans>
          </p>
        )
      )}
    </Card>
  )
}

function SetWords({ set: { missed, structures, ms }, at }: { set: CramSet; at: number }) {
  return (
    <div className={css.words}>
      <h3 className={css.name}>
        <Trans>第 {at + 1} 组</Trans>
      </h3>
      <p className={classes(css.small, css.parts)}>
        {missed.length > 0 && (
          <span>
            <Plural value={missed.length} one="错题 # 题" other="错题 # 题" />
          </span>
        )}
        {structures.length > 0 && (
          <span>
            <Plural value={structures.length} one="没考过的结构 # 个" other="没考过的结构 # 个" />
          </span>
        )}
        <span>
          <Trans>约 {minutesOf(ms)} 分钟</Trans>
        </span>
      </p>
    </div>
  )
}
