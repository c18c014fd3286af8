import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChapterNode } from '../../../contract/practice.ts'
import type { Question } from '../../../contract/questions.ts'
import { quizDraw } from '../../../contract/quizzes/quizTeaching.ts'
import { subjectTitle } from '../../../parts/subjectTitle.ts'
import { ask } from '../../../queries/engine/query.ts'
import { subjectsQuery } from '../../../queries/library/collect.ts'
import { chapterTreeQuery } from '../../../queries/practice/practice.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Quizzes.module.css'
import { useManageFailure } from './useManageFailure.ts'

/** Most questions that one tap draws. */
const mostDrawn = 100
const difficulties = [1, 2, 3, 4, 5]

/** Chapters that hold questions themselves. */
const leavesOf = (nodes: readonly ChapterNode[]): ChapterNode[] =>
  nodes.flatMap((node) => {
    if (node.items.length > 0) return leavesOf(node.items)
    return node.total > 0 ? [node] : []
  })

interface Props {
  courseId: number
  /** ids that are in the quiz already */
  known: ReadonlySet<number>
  onAdd: (questions: readonly Question[]) => void
}

/** How many questions are drawn, how difficult, and the draw from the chosen chapter. */
function useDraw({ courseId, known, onAdd }: Props, catalogId: number) {
  const { t } = useLingui()
  const [difficulty, setDifficulty] = useState(0)
  const [count, setCount] = useState('5')
  const wanted = Math.min(mostDrawn, Math.trunc(Number(count)))
  const isReady = catalogId > 0 && wanted >= 1
  const draw = useMutation({
    mutationFn: () =>
      ask(quizDraw, {
        courseId,
        catalogId,
        count: wanted,
        difficulty: difficulty || undefined,
        except: [...known].slice(0, 300).join(',') || undefined,
      }),
    onSuccess: (questions) => {
      onAdd(questions)
      toast(t`抽到 ${questions.length} 题`)
    },
    onError: useManageFailure(),
  })
  return { difficulty, setDifficulty, count, setCount, isReady, draw }
}

/** Draws questions by chance from a chapter: drawn once, here, so that all students get the same ones. */
export function DrawForm(props: Props) {
  const { t } = useLingui()
  const [catalogId, setCatalogId] = useState(0)
  const { difficulty, setDifficulty, count, setCount, isReady, draw } = useDraw(props, catalogId)
  return (
    <div className={css.draw}>
      <ChapterFields catalogId={catalogId} onChange={setCatalogId} />
      <label className={css.select}>
        {t`难度`}
        <select value={difficulty} onChange={(event) => setDifficulty(Number(event.target.value))}>
          <option value={0}>{t`不限`}</option>
          {difficulties.map((level) => (
            <option key={level} value={level}>
              {level}
            </option>
          ))}
        </select>
      </label>
      <TextField
        type="number"
        min={1}
        max={mostDrawn}
        label={t`题数`}
        value={count}
        onChange={(event) => setCount(event.target.value)}
      />
      <Button
        kind="soft"
        busy={draw.isPending}
        aria-disabled={!isReady}
        onClick={() => isReady && draw.mutate()}
      >
        {t`随机抽题`}
      </Button>
    </div>
  )
}

interface ChapterFieldsProps {
  /** 0: none is chosen */
  catalogId: number
  onChange: (catalogId: number) => void
}

/** A chapter is chosen within its subject. */
function ChapterFields({ catalogId, onChange }: ChapterFieldsProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [subjectId, setSubjectId] = useState(0)
  const subjects = useQuery(subjectsQuery()).data ?? []
  const tree = useQuery({ ...chapterTreeQuery(subjectId), enabled: subjectId > 0 }).data ?? []
  return (
    <>
      <label className={css.select}>
        {t(subjectTitle)}
        <select
          value={subjectId}
          onChange={(event) => {
            setSubjectId(Number(event.target.value))
            onChange(0)
          }}
        >
          <option value={0}>{t`请选择`}</option>
          {subjects.map(({ id, name, nameEn }) => (
            <option key={id} value={id}>
              {pick(name, nameEn)}
            </option>
          ))}
        </select>
      </label>
      <label className={css.select}>
        {t`章节`}
        <select value={catalogId} onChange={(event) => onChange(Number(event.target.value))}>
          <option value={0}>{t`请选择`}</option>
          {leavesOf(tree).map(({ id, name, nameEn, total }) => (
            <option key={id} value={id}>
              {pick(name, nameEn)} ({total})
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
