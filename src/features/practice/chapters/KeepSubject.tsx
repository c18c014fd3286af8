import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import Download from 'lucide-react/icons/download'
import type { Sizes } from '../../../contract/sync.ts'
import { keptKey } from '../../../packs/entries.ts'
import { keepOffline } from '../../../packs/keeping.ts'
import { keptAtom } from '../../../packs/state.ts'
import { Button } from '../../../ui/Button.tsx'
import { bytesText } from '../../../ui/bytes.ts'
import { amountToKeep } from './amountToKeep.ts'
import css from './ChapterTree.module.css'

/** Keeps all chapters of a subject by one tap: whole, one after the other. */
export function KeepSubject({ sizes }: { sizes: ReadonlyMap<number, Sizes> }) {
  const { i18n } = useLingui()
  const kept = useAtomValue(keptAtom)
  const chapters = [...sizes].map(([id, { full }]) => ({
    id,
    bytes: full,
    state: kept.get(keptKey({ kind: 'chapter', id })),
  }))
  const { missing, coming, bytes, done } = amountToKeep(chapters)
  if (chapters.length < 2 || missing.length + coming === 0) return null
  const total = chapters.length
  const size = bytesText(bytes, i18n.locale)
  return (
    <Button
      kind="soft"
      className={css.keepAll}
      disabled={missing.length === 0}
      onClick={() => {
        for (const id of missing) void keepOffline({ kind: 'chapter', id }, 'full')
      }}
    >
      <Download aria-hidden="true" />
      {missing.length > 0 ? (
        <Trans>保存整个学科 · {size}</Trans>
      ) : (
        <Trans>
          正在保存整个学科：{done} / {total}
        </Trans>
      )}
    </Button>
  )
}
