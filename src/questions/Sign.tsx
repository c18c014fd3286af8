import { useLingui } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import SpellCheck from 'lucide-react/icons/spell-check'
import css from './Sign.module.css'

export type SignState = 'right' | 'near' | 'wrong' | 'open'

const icons = { right: CircleCheck, near: SpellCheck, wrong: CircleX, open: CircleHelp }

/** Right, nearly written, wrong or not judged: an icon and the word. */
export function Sign({ state }: { state: SignState }) {
  const { t } = useLingui()
  const words = { right: t`答对了`, near: t`写法接近，不计对`, wrong: t`答错了`, open: t`未判分` }
  const Icon = icons[state]
  return (
    <span className={css.sign} data-state={state}>
      <Icon aria-hidden="true" />
      {words[state]}
    </span>
  )
}

export function signOf(correct: boolean | null): SignState {
  if (correct === null) return 'open'
  return correct ? 'right' : 'wrong'
}
