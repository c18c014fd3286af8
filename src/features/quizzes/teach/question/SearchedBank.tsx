import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { BankQuestion } from '../../../../contract/questions.ts'
import { MoreBelow } from '../../../../parts/MoreBelow.tsx'
import { QuestionCard } from '../../../../parts/QuestionCard.tsx'
import { subjectsQuery } from '../../../../queries/library/collect.ts'
import { type BankFilter, bankQuery } from '../../../../queries/practice/bank.ts'
import { questionKinds } from '../../../../rules/kinds/index.ts'
import { bankSearchLimit } from '../../../../rules/limits.ts'
import { formKindNames } from '../../../../rules/questionForm.ts'
import { useNames } from '../../../../ui/bilingual.ts'
import { PausingSearch } from '../../../../ui/fields/PausingSearch.tsx'
import css from '../../Quizzes.module.css'

/** The bank, searched and narrowed. @param row what a teacher does with one of the questions */
export function SearchedBank({ row }: { row: (question: BankQuestion) => ReactNode }) {
  const { t } = useLingui()
  const [filter, setFilter] = useState<BankFilter>({})
  const list = useInfiniteQuery(bankQuery(filter))
  const narrow = (change: BankFilter) => setFilter((before) => withoutEmpty({ ...before, ...change }))
  return (
    <>
      <PausingSearch
        label={t`搜索题库`}
        placeholder={t`题干、选项或关键词`}
        value={filter.keyword ?? ''}
        onSearch={(keyword) => narrow({ keyword })}
      />
      <BankFilters filter={filter} onChange={narrow} />
      {list.data && <Found total={list.data.total} isSearch={filter.keyword !== undefined} />}
      <QuestionCard>
        {(list.data?.records ?? []).map((question) => (
          <li key={question.id}>{row(question)}</li>
        ))}
      </QuestionCard>
      {list.hasNextPage && (
        <MoreBelow
          busy={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}

/** How many questions there are; a search finds so many at most. */
function Found({ total, isSearch }: { total: number; isSearch: boolean }) {
  return (
    <p className={css.quiet} role="status">
      {isSearch && total > bankSearchLimit ? (
        <Trans>{bankSearchLimit} 道以上，缩小范围可以看到其余的题</Trans>
      ) : (
        <Plural value={total} one="# 道题" other="# 道题" />
      )}
    </p>
  )
}

/** An empty condition narrows nothing. */
const withoutEmpty = (filter: BankFilter): BankFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''))

interface FiltersProps {
  filter: BankFilter
  onChange: (change: { [Key in keyof BankFilter]?: BankFilter[Key] | undefined }) => void
}

/** Narrows the bank by subject, by kind, and to questions about a picture. */
function BankFilters({ filter, onChange }: FiltersProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const subjects = useQuery(subjectsQuery()).data ?? []
  return (
    <div className={css.draw}>
      <label className={css.select}>
        {t`按学科筛选`}
        <select
          value={filter.subjectId ?? 0}
          onChange={(event) => onChange({ subjectId: Number(event.target.value) || undefined })}
        >
          <option value={0}>{t`不限`}</option>
          {subjects.map(({ id, name, nameEn }) => (
            <option key={id} value={id}>
              {pick(name, nameEn)}
            </option>
          ))}
        </select>
      </label>
      <label className={css.select}>
        {t`按题型筛选`}
        <select
          value={filter.baseType ?? ''}
          onChange={(event) => onChange({ baseType: event.target.value || undefined })}
        >
          <option value="">{t`不限`}</option>
          {formKindNames.map((kind) => (
            <option key={kind} value={kind}>
              {pick(questionKinds[kind].naming.name, questionKinds[kind].naming.nameEn)}
            </option>
          ))}
        </select>
      </label>
      <label className={css.select}>
        {t`标本`}
        <select
          value={filter.onSpecimen ?? ''}
          onChange={(event) => onChange({ onSpecimen: event.target.value === 'yes' ? 'yes' : undefined })}
        >
          <option value="">{t`不限`}</option>
          <option value="yes">{t`只看有标本的题`}</option>
        </select>
      </label>
    </div>
  )
}
