import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { QuestionId } from '../../contract/questions.ts'
import { elapsedText } from '../../drafts/stopwatch.ts'
import { CardCounts } from '../../parts/questionPage/card/AnswerCard.tsx'
import { CardCell } from '../../parts/questionPage/card/CardCell.tsx'
import { countStates } from '../../parts/questionPage/card/places.ts'
import type { Pending } from '../../queries/engine/pendingAnswers.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Ring } from '../../ui/signs/Ring.tsx'
import css from './PracticeSummary.module.css'
import type { QuestionProgress } from './sources/progress.ts'
import type { QuestionSource } from './sources/questionSource.ts'
import { WeakParts } from './WeakParts.tsx'

const noFlags: ReadonlySet<QuestionId> = new Set()

interface Props {
  source: QuestionSource
  /** the questions that are summed up */
  all: readonly QuestionProgress[]
  /** time (ms) spent on a mock exam, in which an open question counts as not right */
  ms?: number
  /** its place in the source */
  indexOf: (place: QuestionProgress) => number
  /** answers of this source that have not arrived */
  pending: Record<Pending, number>
  onGo: (index: number) => void
  onOnly: (ids: readonly QuestionId[]) => void
  onWhole?: () => void
  onRestart: () => void
}

/** Summary of the source: right answers, weak chapters, questions to do again, answers that still wait. */
export function PracticeSummary(props: Props) {
  const { source, all, ms, indexOf, pending, onGo } = props
  const wrong = all.filter(({ standing }) => standing === 'wrong')
  return (
    <div className={css.summary}>
      <Score all={all} ms={ms} />
      <Undelivered pending={pending} />
      <WeakParts source={source} all={all} />
      {wrong.length > 0 && (
        <section>
          <h3 className={css.label}>
            <Trans>答错的题</Trans>
          </h3>
          <ul className={css.cells}>
            {wrong.map((place) => (
              <li key={place.question.id}>
                <CardCell
                  index={indexOf(place)}
                  standing="wrong"
                  flagged={false}
                  current={false}
                  onGo={onGo}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Onward {...props} wrong={wrong} />
    </div>
  )
}

/** How much is right, what is open, and the time of a mock exam. */
function Score({ all, ms }: Pick<Props, 'all' | 'ms'>) {
  const { t } = useLingui()
  const { right, wrong, unanswered } = countStates(all)
  const judged = right + wrong
  const counted = judged + (ms === undefined ? 0 : unanswered)
  const rate = judged > 0 ? right / counted : 0
  const percent = Math.round(rate * 100)
  const time = ms === undefined ? null : elapsedText(ms)
  return (
    <div className={css.head}>
      {judged > 0 && <Ring value={rate} label={t`正确率`} bare />}
      <div>
        {judged > 0 && (
          <p className={css.title}>
            <RateWords
              {...{ counted, percent }}
              answered={ms === undefined ? all.length - unanswered : null}
              total={all.length}
            />
          </p>
        )}
        <p className={judged > 0 ? undefined : css.title}>
          {unanswered === 0 ? (
            <Trans>已全部作答</Trans>
          ) : (
            <Plural value={unanswered} one="还有 # 题没有作答" other="还有 # 题没有作答" />
          )}
        </p>
        {time && (
          <p className={css.rate}>
            <Trans>用时 {time}</Trans>
          </p>
        )}
        <CardCounts all={all} flags={noFlags} mode="practise" />
      </div>
    </div>
  )
}

interface RateProps {
  /** how many questions the rate is of */
  counted: number
  /** null: of a mock exam, in which an open question counts */
  answered: number | null
  total: number
  percent: number
}

/** The rate, and of how many questions it is where that is not all of them. */
export function RateWords({ counted, answered, total, percent }: RateProps) {
  if (counted >= total) return <Trans>正确率 {percent}%</Trans>
  if (counted === answered)
    return (
      <Trans>
        已答 {counted} 题，正确率 {percent}%
      </Trans>
    )
  // Of those that nothing judges an answer stands, but none counts.
  return (
    <Trans>
      计分 {counted} 题，正确率 {percent}%
    </Trans>
  )
}

/** Answers that are still on this device. */
function Undelivered({ pending: { waiting, parked } }: Pick<Props, 'pending'>) {
  return (
    <>
      {waiting > 0 && (
        <p className={css.note}>
          <Trans>{waiting} 条作答存在本机，联网后打开本应用即会发送。</Trans>
        </p>
      )}
      {parked > 0 && (
        <div>
          <p className={css.note}>
            <Trans>{parked} 条作答没有送达，需要你处理。</Trans>
          </p>
          <ButtonLink kind="text" to="/set/sync">
            <Trans>同步中心</Trans>
          </ButtonLink>
        </div>
      )}
    </>
  )
}

interface OnwardProps extends Props {
  wrong: readonly QuestionProgress[]
}

/** Where one goes from here: to what is open or wrong, back, or to the beginning. */
function Onward({ source, all, wrong, indexOf, onGo, onOnly, onWhole, onRestart }: OnwardProps) {
  const missed = wrong.length
  const first = all.find((place) => place.standing === 'unanswered')
  return (
    <div className={css.buttons}>
      {first && (
        <Button onClick={() => onGo(indexOf(first))}>
          <Trans>去做没答的题</Trans>
        </Button>
      )}
      {missed > 0 && (
        <Button
          kind={first ? 'soft' : 'primary'}
          onClick={() => onOnly(wrong.map(({ question }) => question.id))}
        >
          <Plural value={missed} one="只练错题（# 题）" other="只练错题（# 题）" />
        </Button>
      )}
      {onWhole ? (
        <Button kind="plain" onClick={onWhole}>
          <Trans>回到全部题目</Trans>
        </Button>
      ) : (
        <ButtonLink kind={missed > 0 || first ? 'plain' : 'primary'} to={source.back}>
          {source.chapter ? <Trans>返回章节</Trans> : <Trans>返回</Trans>}
        </ButtonLink>
      )}
      {source.restart && (
        <Button kind="text" onClick={onRestart}>
          <Trans>重新开始</Trans>
        </Button>
      )}
    </div>
  )
}
