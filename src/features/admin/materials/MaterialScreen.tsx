import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import css from '../Admin.module.css'
import { ImportQuestions } from './ImportQuestions.tsx'
import { ImportSpecimens } from './ImportSpecimens.tsx'

const kinds = ['specimens', 'questions', 'decks'] as const
type MaterialKind = (typeof kinds)[number]

const specimensTitle = msg({ message: '标本', context: 'several' })

/** Files become specimens, questions and decks here, each by a job with progress and a report. */
export function MaterialScreen({ rest, bank }: { rest: string; bank: ReactNode }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const kind = kinds.find((name) => name === rest) ?? 'specimens'
  return (
    <>
      <Segmented<MaterialKind>
        label={t`导入的内容`}
        value={kind}
        onChange={(next) =>
          void navigate({ to: '/admin/$', params: { _splat: `materials/${next}` }, replace: true })
        }
        items={[
          { value: 'specimens', label: t(specimensTitle) },
          { value: 'questions', label: t`题目` },
          { value: 'decks', label: t`讲义` },
        ]}
      />
      {kind === 'specimens' && <ImportSpecimens />}
      {kind === 'questions' && <ImportQuestions bank={bank} />}
      {kind === 'decks' && <BringDecks />}
    </>
  )
}

function BringDecks() {
  const { t } = useLingui()
  return (
    <Card>
      <div className={css.form}>
        <p>{t`PDF、PPT 或图片上传后变成讲义，逐页核对后再公开。可以放入学校的课件资源，供全校教师使用。`}</p>
        <div className={css.row}>
          <ButtonLink to="/ts/bring">{t`上传讲义`}</ButtonLink>
        </div>
      </div>
    </Card>
  )
}
