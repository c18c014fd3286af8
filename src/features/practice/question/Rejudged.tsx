import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { QuestionId } from '../../../contract/questions.ts'
import { verdictChangesAtom } from '../../../queries/practice/practice.ts'
import css from './Rejudged.module.css'

/** Where the service judged otherwise than this device: both verdicts; the service's stands. */
export function Rejudged({ question }: { question: QuestionId }) {
  const { t } = useLingui()
  const change = useAtomValue(verdictChangesAtom).get(question)
  if (!change) return null
  const word = (correct: boolean | null) => {
    if (correct === null) return t`未判`
    return correct ? t`对` : t`错`
  }
  const [here, there] = [word(change.device), word(change.service)]
  return (
    <p className={css.rejudged}>
      <strong>
        <Trans>判定已更新</Trans>
      </strong>
      <Trans>
        本机判为{here}，服务器判为{there}，以服务器为准。
      </Trans>
    </p>
  )
}
