import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'

interface Props<T> {
  of: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** The data of a query; a skeleton while it loads, and the reason when it failed. */
export function LoadedQuery<T>({ of: { data, error, refetch }, children }: Props<T>) {
  const { t } = useLingui()
  if (data !== undefined) return <>{children(data)}</>
  if (!error) return <SkeletonRows label={t`正在载入`} />
  const isOff = isUnplugged(error)
  return (
    <BlankPage
      art={isOff ? 'offline' : 'error'}
      title={isOff ? t`没有网络，管理后台需要联网使用` : refusalOf(error) || t`请求失败，请重试`}
      action={<Button onClick={() => void refetch()}>{t`重试`}</Button>}
    />
  )
}
