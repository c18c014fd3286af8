import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import css from '../Admin.module.css'
import { nextPage, previousPage } from './titles.ts'

export const adminPageSize = 50

interface Props {
  page: number
  total: number
  onPage: (page: number) => void
}

/** Where one is in a long list, and the way to its other pages. */
export function Pager({ page, total, onPage }: Props) {
  const { t } = useLingui()
  const last = Math.max(1, Math.ceil(total / adminPageSize))
  if (total === 0) return null
  if (last === 1) return <p className={css.quiet}>{t`共 ${total} 项`}</p>
  return (
    <nav className={css.between} aria-label={t`翻页`}>
      <span className={css.quiet}>{t`共 ${total} 项，第 ${page} 页，共 ${last} 页`}</span>
      <span className={css.row}>
        <Button kind="plain" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t(previousPage)}
        </Button>
        <Button kind="plain" disabled={page >= last} onClick={() => onPage(page + 1)}>
          {t(nextPage)}
        </Button>
      </span>
    </nav>
  )
}
