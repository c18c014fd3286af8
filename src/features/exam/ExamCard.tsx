import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Crosshair from 'lucide-react/icons/crosshair'
import css from './ExamCard.module.css'

/** The way to 标本考试. */
export function ExamCard() {
  return (
    <Link to="/exercise/exam" className={css.card}>
      <span className={css.icon}>
        <Crosshair aria-hidden="true" />
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <Trans>标本考试</Trans>
        </span>
        <span className={css.hint}>
          <Trans>一站一个箭头，计时作答，没有网络也能考</Trans>
        </span>
      </span>
      <ChevronRight className={css.go} aria-hidden="true" />
    </Link>
  )
}
