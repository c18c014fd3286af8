import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type AnyQuestion, classStanding } from '../../../contract/questions.ts'
import { query } from '../../../queries/engine/query.ts'
import { saidBy } from '../../../questions/answers.ts'

interface Props {
  question: AnyQuestion
  /** the question's, as the service knows it */
  id: number
}

/** How the class's first answers came out, and 易错项; nothing where too few answered or nobody can say now. */
export function ClassStatistics({ question, id }: Props) {
  const { data } = useQuery(query(classStanding, { questionId: id }))
  const { t } = useLingui()
  const wrong = saidBy(question, data?.commonWrong?.content ?? '', {
    part: (place, said) => t`第 ${place} 问 ${said}`,
    blank: (place, said) => t`第 ${place} 空 ${said}`,
  })
  if (!data) return null
  const { students } = data
  const accuracy = Math.round(data.accuracy * 100)
  const share = Math.round((data.commonWrong?.share ?? 0) * 100)
  return (
    <>
      <li>
        {data.of === 'class' ? (
          <Trans>
            本班 {students} 人首答正确率 {accuracy}%
          </Trans>
        ) : (
          <Trans>
            全校 {students} 人首答正确率 {accuracy}%
          </Trans>
        )}
      </li>
      {data.commonWrong && wrong && (
        <li>
          <Trans>
            易错项：{wrong}（{share}%）
          </Trans>
        </li>
      )}
    </>
  )
}
