import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Mark } from '../../../contract/specimens.ts'
import { queryClient } from '../../../queries/engine/client.ts'
import { bookQuery } from '../../../queries/practice/books.ts'
import { usePermissions } from '../../../queries/session/usePermissions.ts'
import { isAskable } from '../../../rules/station.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import css from './MarkList.module.css'
import { makeQuestion } from './makeQuestion.ts'
import { ShareMark } from './ShareMark.tsx'
import type { Marking } from './useMarking.ts'

/** Actions on the selected mark. */
export function MarkActs({ mark, marking }: { mark: Mark; marking: Marking }) {
  const { t } = useLingui()
  const { drawing, names, revealed, reveal } = marking
  const own = drawing.sketches.find(({ clientId }) => clientId === mark.id)
  const teaches = usePermissions().hasAny('mark.teach')
  const isHidden = !names && !revealed.has(mark.id)
  const canAsk = !isHidden && isAskable(mark)
  // A question made without a network enters the collection, which must be on this device for that.
  useEffect(() => void queryClient.prefetchQuery({ ...bookQuery('collection'), staleTime: Infinity }), [])
  if (!isHidden && !own && !canAsk) return null
  const ask = () =>
    makeQuestion(marking.specimen, mark, marking.place()).then(
      () => toast(t`已出题，在“练习 › 题目收藏”里`, { kind: 'ok' }),
      () => toast(t`没能存到本机，请检查存储空间`, { kind: 'bad' }),
    )
  return (
    <p className={css.acts}>
      {isHidden && (
        <Button kind="plain" onClick={() => reveal(mark.id)}>
          {t`显示名称`}
        </Button>
      )}
      {canAsk && (
        <Button kind="plain" onClick={() => void ask()}>
          {t`出题`}
        </Button>
      )}
      {own && !isHidden && (
        <>
          <Button kind="plain" onClick={() => drawing.name(own)}>
            {t`编辑`}
          </Button>
          {teaches && <ShareMark own={own} />}
          <Button kind="text" onClick={() => drawing.remove(own)}>
            {t`删除`}
          </Button>
        </>
      )}
    </p>
  )
}
