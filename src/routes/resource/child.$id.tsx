import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { idParam } from '../../features/library/address/idParam.ts'
import { SubjectCards } from '../../features/library/catalog/SubjectCards.tsx'
import { NotOpen } from '../../features/library/specimen/NotOpen.tsx'
import { subjectQuery } from '../../queries/library/collect.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/resource/child/$id')({
  staticData: { title: msg`分支学科`, frame: 'page' },
  ...idParam,
  loader: ({ context, params: { id } }) => context.queryClient.ensureQueryData(subjectQuery(id)),
  component: SubSubjects,
})

/** The parts of a subject that has some. */
function SubSubjects() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id } = Route.useParams()
  const { data: subject } = useSuspenseQuery(subjectQuery(id))
  const name = pick(subject.name, subject.nameEn)
  return (
    <Screen title={name} sub={t`分支学科`} back="/resource">
      {!subject.enabled ? (
        <NotOpen subject={subject} />
      ) : subject.children.length > 0 ? (
        <SubjectCards whole={subject} parts={subject.children} />
      ) : (
        <BlankPage
          art="empty"
          title={t`${name}没有分支学科`}
          text={t`它的标本都在一份列表里。`}
          action={
            <ButtonLink kind="soft" to="/resource/specimen/$id" params={{ id }}>
              {t`看全部标本`}
            </ButtonLink>
          }
        />
      )}
    </Screen>
  )
}
