import { Trans } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { AnyQuestion } from '../contract/questions.ts'
import { keywordsIn } from '../rules/grading/keywords.ts'
import { useNames } from '../ui/bilingual.ts'
import { Tag } from '../ui/Tag.tsx'
import css from './Keywords.module.css'

/** 要点: which words of a good answer are in one's own and which are missing. They help to mark it; they mark nothing. */
export function Keywords({ question, text }: { question: AnyQuestion; text: string }) {
  const { pick } = useNames()
  const all = keywordsIn(question, text)
  if (all.length === 0) return null
  const list = (found: boolean) =>
    all
      .filter((keyword) => keyword.found === found)
      .map(({ zh, en }) => (
        <li key={zh}>
          <Tag
            tone={found ? 'ok' : 'warn'}
            icon={found ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
          >
            {pick(zh, en)}
          </Tag>
        </li>
      ))
  const found = list(true)
  const missing = list(false)
  return (
    <dl className={css.keywords}>
      {found.length > 0 && (
        <div>
          <dt>
            <Trans>写到的要点</Trans>
          </dt>
          <dd>
            <ul>{found}</ul>
          </dd>
        </div>
      )}
      {missing.length > 0 && (
        <div>
          <dt>
            <Trans>没写到的要点</Trans>
          </dt>
          <dd>
            <ul>{missing}</ul>
          </dd>
        </div>
      )}
    </dl>
  )
}
