import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Trophy from 'lucide-react/icons/trophy'
import { Ring } from '../../../ui/signs/Ring.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import type { Exam, ExamPoints } from '../exam.ts'
import { secondsText } from '../words.ts'
import css from './ExamResult.module.css'

interface Props extends ExamPoints {
  exam: Exam
  isBest: boolean
}

/** The score, and where the misses are. */
export function Score({ exam, right, of, isBest }: Props) {
  const { t, i18n } = useLingui()
  const missed = of - right
  const long = secondsText(exam.flash, i18n.locale)
  return (
    <div className={css.score}>
      <div className={css.ring}>
        <Ring value={of > 0 ? right / of : 0} label={t`答对 ${right} 站，共 ${of} 站`} bare />
        <p className={css.points} aria-hidden="true">
          <span className={css.right}>{right}</span>
          <span className={css.of}>/ {of}</span>
        </p>
      </div>
      {isBest && (
        <Tag tone="warn" icon={<Trophy aria-hidden="true" />}>
          <Trans>本机新纪录</Trans>
        </Tag>
      )}
      <p className={css.said}>
        {of === 0 ? (
          <Trans>图都没能打开，这一场不计。</Trans>
        ) : missed === 0 ? (
          <Trans>全对。</Trans>
        ) : (
          <Trans>
            没答对的 {missed} 站已放进
            <Link to="/exercise/wrong" className={css.link}>
              错题本
            </Link>
          </Trans>
        )}
      </p>
      {exam.mode === 'flash' && (
        <p className={css.small}>
          <Trans>下一次视野亮 {long} 秒</Trans>
        </p>
      )}
    </div>
  )
}
