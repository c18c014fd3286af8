import { Component, lazy, type ReactNode, Suspense } from 'react'
import { holdsMarkup } from '../../rules/words/markup.ts'
import { plainWords } from './markup.ts'

const Markup = lazy(() => import('./Markup.tsx'))

/** A text as it is; where it holds markup, what is harmless of that. Until its code is there, its words. */
export function Rich({ text }: { text: string }) {
  if (!holdsMarkup(text)) return text
  const plain = plainWords(text)
  return (
    <OrWords key={text} plainWords={plain}>
      <Suspense fallback={plain}>
        <Markup text={text} />
      </Suspense>
    </OrWords>
  )
}

interface Props {
  plainWords: string
  children: ReactNode
}

/** Without its code a text is still worth reading. */
class OrWords extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.plainWords : this.props.children
  }
}
