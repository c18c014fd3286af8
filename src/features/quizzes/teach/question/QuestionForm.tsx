import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Question } from '../../../../contract/questions.ts'
import { useShownSpecimens } from '../../../../parts/questionPage/useShownSpecimens.ts'
import { QuestionView } from '../../../../questions/index.tsx'
import { questionKinds } from '../../../../rules/kinds/index.ts'
import type { QuestionFault } from '../../../../rules/kinds/kind.ts'
import { emptyQuestion, type FormKind, formKindNames, questionFault } from '../../../../rules/questionForm.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useNames } from '../../../../ui/bilingual.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Section } from '../../../../ui/Section.tsx'
import css from '../../Quizzes.module.css'
import { kindTitle } from '../../words.ts'
import { QuestionFields } from './QuestionFields.tsx'

interface Props {
  /** left out: a new one */
  question?: Question | undefined
  /** the words of the button that keeps it */
  action: string
  busy: boolean
  onSave: (question: Question) => void
}

/** A question of any kind in a form, with what students will see of it. */
export function QuestionForm({ question, action, busy, onSave }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [form, setForm] = useState<Question>(() => question ?? emptyQuestion('DANXUAN'))
  const [isPreview, setPreview] = useState(false)
  const fault = questionFault(form)
  const words: Record<QuestionFault, string> = {
    title: t`请写题干`,
    options: t`至少两个选项，每个都要有内容`,
    right: t`请标出正确答案`,
    blanks: t`题干中用 ____ 表示空，空的数目要与答案相同`,
    parts: t`每个小题都要完整`,
  }
  return (
    <div className={css.stack}>
      <div className={css.stack} data-unsaved="buttons">
        {!question && (
          <label className={css.select}>
            {t(kindTitle)}
            <select
              value={form.type.baseType}
              onChange={(event) => setForm(emptyQuestion(event.target.value as FormKind))}
            >
              {formKindNames.map((kind) => (
                <option key={kind} value={kind}>
                  {pick(questionKinds[kind].naming.name, questionKinds[kind].naming.nameEn)}
                </option>
              ))}
            </select>
          </label>
        )}
        <QuestionFields question={form} onChange={setForm} />
      </div>
      {fault && <p className={css.quiet}>{words[fault]}</p>}
      <div className={css.buttons}>
        <Button kind="plain" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {isPreview ? t`收起预览` : t`预览`}
        </Button>
        <Button busy={busy} aria-disabled={fault !== null} onClick={() => !fault && onSave(form)}>
          {action}
        </Button>
      </div>
      {isPreview && <Preview key={JSON.stringify(form)} question={form} />}
    </div>
  )
}

/** The question as a student answers it; nothing is stored. */
function Preview({ question }: { question: Question }) {
  const { t } = useLingui()
  const [content, setContent] = useState('')
  const [isJudged, setJudged] = useState(false)
  const specimens = useShownSpecimens(question)
  return (
    <Section title={t`预览`}>
      <Card className={css.stack}>
        <QuestionView
          question={{ ...question, id: question.id || 1 }}
          content={content}
          onChange={setContent}
          shown={isJudged}
          specimens={specimens}
        />
        <div className={css.buttons}>
          <Button kind="plain" aria-pressed={isJudged} onClick={() => setJudged(!isJudged)}>
            {isJudged ? t`收起对错` : t`看对错`}
          </Button>
        </div>
      </Card>
    </Section>
  )
}
