import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { subjectCommon } from '../../../contract/subjects.ts'
import { query } from '../../../queries/engine/query.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { tabId } from '../../../ui/Tabs.tsx'
import { ChapterSubjectTabs } from './ChapterSubjectTabs.tsx'
import { useSubjects } from './useSubjects.ts'

interface Props {
  title: string
  /** id of the panel below the tabs */
  panel: string
  /** the address's subject */
  asked: number | undefined
  onChoose: (subject: number) => void
  children: (subject: number) => ReactNode
}

/** A screen of practice with a tab for each subject that has chapters. */
export function SubjectScreen({ title, panel, asked, onChoose, children }: Props) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(query(subjectCommon, {}))
  const subjects = useSubjects(data).map(({ subject }) => subject)
  const chosen = (subjects.find(({ id }) => id === asked) ?? subjects[0])?.id
  return (
    <Screen
      title={title}
      back="/exercise"
      tabs={
        chosen !== undefined && (
          <ChapterSubjectTabs subjects={subjects} chosen={chosen} panel={panel} onChoose={onChoose} />
        )
      }
    >
      {chosen === undefined ? (
        <BlankPage art="empty" title={t`还没有可以练习的学科`} text={t`学校开放学科后会出现在这里。`} />
      ) : (
        <div id={panel} role="tabpanel" aria-labelledby={tabId(panel, String(chosen))}>
          {children(chosen)}
        </div>
      )}
    </Screen>
  )
}
