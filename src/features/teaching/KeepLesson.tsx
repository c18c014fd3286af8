import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { courseDetail } from '../../contract/teaching/course.ts'
import { coursewarePreview } from '../../contract/teaching/courseware.ts'
import { deckPreview } from '../../contract/teaching/deck.ts'
import { onlineAtom } from '../../device/online.ts'
import { useOpenedLesson, useOutdated } from '../../packs/usePacks.ts'
import { KeepButton } from '../../parts/KeepButton.tsx'
import css from './Teaching.module.css'

/** The call that says which version of a lesson there is. */
const versionCalls = {
  deck: deckPreview.path,
  courseware: coursewarePreview.path,
  course: courseDetail.path,
} as const

interface Props {
  kind: keyof typeof versionCalls
  id: number
  /** as the service has it now; null: not known yet */
  version: string | null
  words?: string
}

/** Keeps a lesson for offline, and brings what is kept up to a new version of it. */
export function KeepLesson({ kind, id, version, words }: Props) {
  const online = useAtomValue(onlineAtom)
  const outdated = useOutdated(versionCalls[kind], id, version)
  useOpenedLesson({ kind, id }, outdated)
  return (
    <div className={css.keep}>
      <KeepButton kind={kind} id={id} wide words={words} />
      {outdated.length > 0 && (
        <p className={css.quiet} role="status">
          {online ? (
            <Trans>内容有新版本，正在更新本机保存的内容，只下载有变化的部分。</Trans>
          ) : (
            <Trans>内容有新版本，本机保存的还是旧版本，联网后会更新。</Trans>
          )}
        </p>
      )}
    </div>
  )
}
