import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { BookName, QuestionId } from '../../../contract/questions.ts'
import { actionOf } from '../../../outbox/actions/index.ts'
import { bookQuery } from '../../../queries/practice/books.ts'
import type { UnsentRow } from '../../../queries/session/unsent.ts'
import { ButtonLink } from '../../../ui/Button.tsx'

const addresses = {
  wrong: '/exercise/wrong/question/$catalogId',
  collection: '/exercise/collection/question/$catalogId',
} as const

/** Leads to the question of a refused answer: what is answered there takes its place. Nothing for all else that is refused. */
export function AnswerAgain({ row: { call, input } }: { row: UnsentRow }) {
  const { t } = useLingui()
  const repair = actionOf(call)?.repair
  if (repair?.kind !== 'answerAgain') return null
  if (repair.in !== 'chapter')
    return <InBook name={repair.in} id={(input as { questionId: QuestionId }).questionId} />
  const { catalogId, questionId } = input as { catalogId: number; questionId: number }
  return (
    <ButtonLink
      kind="plain"
      to="/exercise/chapter/question/$catalogId"
      params={{ catalogId }}
      search={{ q: questionId }}
    >
      {t`重新作答`}
    </ButtonLink>
  )
}

/** In the catalogue where it stands now; what is out of the book can be answered there no more. */
function InBook({ name, id }: { name: BookName; id: QuestionId }) {
  const { t } = useLingui()
  const { data } = useQuery(bookQuery(name))
  const item = data?.items.find(({ questionId }) => questionId === id)
  if (!item) return null
  const { catalogId } = item
  return (
    <ButtonLink kind="plain" to={addresses[name]} params={{ catalogId }} search={{ q: id }}>
      {t`重新作答`}
    </ButtonLink>
  )
}
