import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Ring } from '../../ui/Ring.tsx'
import { CardCounts } from './AnswerCard.tsx'
import { CardCell } from './CardCell.tsx'
import type { Deck } from './deck.ts'
import css from './Summary.module.css'
import { count, type Place } from './standing.ts'

interface Props {
  deck: Deck
  all: readonly Place[]
  /** answers of this deck that wait on this device */
  waiting: number
  onGo: (index: number) => void
  onRestart: () => void
}

/** The deck at a glance: what was right, what to look at again, what still waits. */
export function Summary({ deck, all, waiting, onGo, onRestart }: Props) {
  const { t } = useLingui()
  const { right, unanswered } = count(all)
  const wrong = all.flatMap((place, index) => (place.standing === 'wrong' ? [{ place, index }] : []))
  const judged = right + wrong.length
  const rate = judged > 0 ? right / judged : 0
  const percent = Math.round(rate * 100)
  return (
    <div className={css.summary}>
      <div className={css.head}>
        <Ring value={rate} label={t`正确率`} bare />
        <div>
          <p className={css.title}>
            {unanswered === 0 ? (
              <Trans>已全部作答</Trans>
            ) : (
              <Plural value={unanswered} one="还有 # 题没有作答" other="还有 # 题没有作答" />
            )}
          </p>
          {judged > 0 && (
            <p className={css.rate}>
              <Trans>正确率 {percent}%</Trans>
            </p>
          )}
          <CardCounts all={all} />
        </div>
      </div>
      {waiting > 0 && (
        <p className={css.note}>
          <Trans>{waiting} 条作答存在本机，联网后打开本应用即会发送。</Trans>
        </p>
      )}
      {wrong.length > 0 && (
        <section>
          <h3 className={css.label}>
            <Trans>答错的题</Trans>
          </h3>
          <ul className={css.cells}>
            {wrong.map(({ place, index }) => (
              <li key={place.question.id}>
                <CardCell
                  number={index + 1}
                  standing="wrong"
                  waiting={false}
                  current={false}
                  onClick={() => onGo(index)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={css.buttons}>
        {unanswered > 0 && (
          <Button onClick={() => onGo(all.findIndex((place) => place.standing === 'unanswered'))}>
            <Trans>去做没答的题</Trans>
          </Button>
        )}
        <ButtonLink kind={unanswered > 0 ? 'plain' : 'primary'} to={deck.back}>
          {deck.chapter ? <Trans>返回章节</Trans> : <Trans>返回</Trans>}
        </ButtonLink>
        {deck.restart && (
          <Button kind="plain" onClick={onRestart}>
            <Trans>重新开始</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
