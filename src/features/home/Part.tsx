import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Part.module.css'

interface Asked<T> {
  data: T | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface Props<T> {
  query: Asked<T>
  /** stands in while it comes */
  coming: ReactNode
  /** its heading where it cannot be had; without one it is simply not there then */
  title?: string
  children: (data: T) => ReactNode
}

/** One part of the home: the others stand whether or not this one can be had. */
export function Part<T>({ query, coming, title, children }: Props<T>) {
  const { t } = useLingui()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return coming
  if (!title) return null
  return (
    <Section title={title}>
      <div className={css.failed}>
        <p>{t`这部分没有加载出来。`}</p>
        <Button kind="text" busy={query.isFetching} onClick={() => query.refetch()}>
          {t`重试`}
        </Button>
      </div>
    </Section>
  )
}
