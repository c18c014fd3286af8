import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { onlineAtom } from '../../device/online.ts'
import { useQuestionText } from '../../parts/useQuestionText.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { ChipLink, ChipRow } from '../../ui/Chip.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import css from './Search.module.css'
import type { SearchState } from './useSearch.ts'

/** Results of a search, kind by kind: the first ones of each, and the way to all. */
export function SearchResults({ words, found }: { words: string; found: SearchState }) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const { specimens, questions, courses, material, names, isBusy, hasFailed, retry } = found
  if (words === '')
    return (
      <BlankPage
        art="empty"
        title={t`搜索全部内容`}
        text={t`标本、结构、题目和课程一起找；中文也可以打拼音首字母，如 xjxw。`}
      />
    )
  const count =
    (specimens?.records.length ?? 0) +
    (questions?.page.records.length ?? 0) +
    courses.length +
    material.length
  return (
    <div className={css.stack}>
      {names.length > 0 && (
        <ChipRow label={t`拼音首字母对应的名称`}>
          {names.map((name) => (
            <ChipLink key={name} to="/search" search={{ keyword: name }} replace>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      <FoundSpecimens words={words} page={specimens} />
      <FoundQuestions found={questions} />
      <FoundLessons courses={courses} material={material} />
      {isBusy && count === 0 && <SkeletonRows rows={6} label={t`正在搜索`} />}
      {hasFailed && (
        <BlankPage
          art={online ? 'error' : 'offline'}
          title={t`有些内容没有搜到`}
          text={
            online ? t`服务器没有回应，请重试。` : t`没有网络。标本库和题库里仍可以查找本机已保存的内容。`
          }
          action={<Button onClick={retry}>{t`重试`}</Button>}
        />
      )}
      {!isBusy && !hasFailed && count === 0 && names.length === 0 && (
        <BlankPage art="empty" title={t`没有找到“${words}”`} text={t`换一个词，或只写其中一部分。`} />
      )}
    </div>
  )
}

function FoundSpecimens({ words, page }: { words: string; page: SearchState['specimens'] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  if (!page || page.records.length === 0) return null
  return (
    <Section
      title={t`标本和结构`}
      action={
        page.total > page.records.length && (
          <ButtonLink kind="text" to="/resource" search={{ subject: 'all', keyword: words }}>
            <Trans>全部 {page.total} 个</Trans>
          </ButtonLink>
        )
      }
    >
      <Card flush as="ul">
        {page.records.map(({ id, name, nameEn, thumbnailPath, hit }) => {
          const structure = hit ? pick(hit.name, hit.nameEn) : ''
          return (
            <li key={id}>
              <RowLink
                to="/resource/specimen/detail/$id"
                params={{ id }}
                search={{ back: 1, mark: hit?.markId }}
                lead={<img className={css.picture} src={thumbnailPath} alt="" loading="lazy" />}
                title={pick(name, nameEn)}
                sub={structure && t`结构：${structure}`}
              />
            </li>
          )
        })}
      </Card>
    </Section>
  )
}

function FoundQuestions({ found }: { found: SearchState['questions'] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const stem = useQuestionText()
  if (!found || found.page.records.length === 0) return null
  const { page, words } = found
  return (
    <Section
      title={t`题目`}
      action={
        page.total > page.records.length && (
          <ButtonLink kind="text" to="/exercise/bank" search={{ keyword: words }}>
            <Trans>在题库中查看全部</Trans>
          </ButtonLink>
        )
      }
    >
      <Card flush as="ul">
        {page.records.map((question) => (
          <li key={question.id}>
            <RowLink
              to="/exercise/bank/$questionId"
              params={{ questionId: question.id }}
              search={{ chapter: question.catalogId }}
              title={stem(question)}
              sub={pick(question.type.name, question.type.nameEn)}
            />
          </li>
        ))}
      </Card>
    </Section>
  )
}

function FoundLessons({ courses, material }: Pick<SearchState, 'courses' | 'material'>) {
  const { t } = useLingui()
  const { pick } = useNames()
  if (courses.length + material.length === 0) return null
  return (
    <Section title={t`课程和课件`}>
      <Card flush as="ul">
        {courses.map(({ id, name, nameEn }) => (
          <li key={`course ${id}`}>
            <RowLink to="/ts/course" search={{ id }} title={pick(name, nameEn)} sub={t`课程`} />
          </li>
        ))}
        {material.map(({ kind, id, name, nameEn, slideNo, slideText, slideTextEn }) => (
          <li key={`${kind} ${id}`}>
            <RowLink
              to={kind === 'deck' ? '/resource/deck/$id' : '/resource/courseware/$id'}
              params={{ id }}
              title={pick(name, nameEn)}
              sub={slideNo > 0 ? t`第 ${slideNo} 页：${pick(slideText, slideTextEn)}` : t`课件`}
            />
          </li>
        ))}
      </Card>
    </Section>
  )
}
