import { useLingui } from '@lingui/react/macro'
import { type LinkProps, useCanGoBack, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { useTitle } from './hooks/useTitle.ts'
import { IconButton } from './IconButton.tsx'
import css from './Screen.module.css'

interface Props {
  title: string
  /** the place above this one: gone to where there is no history; left out: a place of its own */
  back?: LinkProps['to']
  /** before the title: the product's mark */
  lead?: ReactNode
  actions?: ReactNode
  /** `Tabs`, below the title */
  tabs?: ReactNode
  /** below the title, small: progress, a count */
  sub?: ReactNode
  children: ReactNode
  /** a bar at the foot that stays in sight */
  foot?: ReactNode
  /** prose and forms: no wider than reads well */
  narrow?: boolean
  /** the content reaches the edges */
  flush?: boolean
}

/** A page: its head with the title, what it shows, and the page's name in the browser. */
export function Screen({ title, back, lead, actions, tabs, sub, children, foot, narrow, flush }: Props) {
  useTitle(title)
  return (
    <div className={classes(css.screen, narrow && css.narrow)}>
      <header className={classes(css.head, Boolean(tabs) && css.tabbed)}>
        <div className={css.line}>
          {back && <Back to={back} />}
          {lead}
          <div className={css.words}>
            <h1 className={classes(css.title, Boolean(back) && css.small)}>{title}</h1>
            {sub && <div className={css.sub}>{sub}</div>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {tabs}
      </header>
      <main id="main" tabIndex={-1} className={classes(css.main, flush && css.flush)}>
        {children}
      </main>
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  )
}

function Back({ to }: { to: NonNullable<LinkProps['to']> }) {
  const { t } = useLingui()
  const router = useRouter()
  const past = useCanGoBack()
  return (
    <IconButton
      label={t`返回`}
      className={css.back}
      onClick={() => (past ? router.history.back() : router.navigate({ to, replace: true }))}
    >
      <ArrowLeft aria-hidden="true" />
    </IconButton>
  )
}
