import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Given } from '../../../contract/endpoint.ts'
import { quizSave, type TeacherQuizDetail } from '../../../contract/quizzes/quizTeaching.ts'
import { LeaveGuard } from '../../../parts/forms/LeaveGuard.tsx'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { arePartPoints } from '../../../rules/quizzes/points.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Quizzes.module.css'
import { CaptionedChoice } from './CaptionedChoice.tsx'
import { momentOfInput, textOfMoment } from './moments.ts'
import { type ChosenQuestion, chosenOf, QuestionPicker } from './QuestionPicker.tsx'
import { useManageFailure } from './useManageFailure.ts'

type Settings = Omit<Given<typeof quizSave>, 'questions' | 'id'>

const hourMs = 3_600_000

function settingsOf(quiz: TeacherQuizDetail | undefined, courseId: number): Settings {
  if (quiz) return quiz
  const nextHour = Math.ceil(Date.now() / hourMs) * hourMs
  return {
    courseId,
    title: '',
    titleEn: '',
    intro: '',
    kind: 'quiz',
    opensAt: nextHour,
    closesAt: nextHour + 2 * hourMs,
    minutes: 30,
    together: false,
    attempts: 1,
    counts: 'best',
    shuffleQuestions: true,
    shuffleOptions: true,
    partial: 'subset',
    review: 'afterClose',
    policy: 'tolerant',
    takeOver: 'student',
    requiresDesktop: false,
  }
}

/** Points of the parts are sent only where they still fit: the bank may have other parts by now. */
const requestOfChosen = ({ sourceId, maxPoints, parts, partPoints }: ChosenQuestion) => ({
  sourceId,
  maxPoints,
  ...(partPoints && arePartPoints(maxPoints, parts, partPoints) && { partPoints: [...partPoints] }),
})

/** A quiz as it is being made, and how it is saved. */
function useQuizForm(quiz: TeacherQuizDetail | undefined, courseId: number) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [form, setForm] = useState(() => settingsOf(quiz, courseId))
  const [questions, setQuestions] = useState<ChosenQuestion[]>(() =>
    (quiz?.questions ?? []).map(({ sourceId, question, maxPoints, partPoints }) =>
      chosenOf(question, sourceId, { maxPoints, partPoints }),
    ),
  )
  const [begun] = useState({ form, questions })
  const change = (part: Partial<Settings>) => setForm((before) => ({ ...before, ...part }))
  const save = useMutation({
    mutationFn: () =>
      manageQuizzes(quizSave, {
        courseId: form.courseId,
        title: form.title,
        titleEn: form.titleEn,
        intro: form.intro,
        kind: form.kind,
        opensAt: form.opensAt,
        closesAt: form.closesAt,
        minutes: form.minutes,
        together: form.together,
        attempts: form.attempts,
        counts: form.counts,
        shuffleQuestions: form.shuffleQuestions,
        shuffleOptions: form.shuffleOptions,
        partial: form.partial,
        review: form.review,
        policy: form.policy,
        takeOver: form.takeOver,
        requiresDesktop: form.requiresDesktop,
        configKey: form.configKey,
        id: quiz?.id,
        questions: questions.map(requestOfChosen),
      }),
    onSuccess: (saved) => {
      toast(t`已保存`)
      void navigate({ to: '/quiz/manage', search: { quizId: saved.id }, ignoreBlocker: true })
    },
    onError: useManageFailure(),
  })
  const isUnsaved = JSON.stringify({ form, questions }) !== JSON.stringify(begun)
  return { form, change, questions, setQuestions, isUnsaved, save }
}

/** A quiz as its teacher makes it: its words, its times, its rules and its questions. */
export function QuizForm({ quiz, courseId }: { quiz: TeacherQuizDetail | undefined; courseId: number }) {
  const { t } = useLingui()
  const { form, change, questions, setQuestions, isUnsaved, save } = useQuizForm(quiz, courseId)
  const isDraft = quiz === undefined || quiz.state === 'draft'
  return (
    <div className={css.stack}>
      <TextField
        label={t`测验名称`}
        maxLength={200}
        value={form.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        label={t`英文名称`}
        maxLength={200}
        value={form.titleEn}
        onChange={(event) => change({ titleEn: event.target.value })}
      />
      <TextArea label={t`说明`} value={form.intro ?? ''} onText={(intro) => change({ intro })} />
      <TimesAndRules form={form} onChange={change} isDraft={isDraft} />
      {isDraft && <QuestionPicker courseId={courseId} questions={questions} onChange={setQuestions} />}
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        {t`保存`}
      </Button>
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  )
}

interface RulesProps {
  form: Settings
  onChange: (part: Partial<Settings>) => void
  /** A published quiz keeps its rules; only the closing time and the review may still change. */
  isDraft: boolean
}

function TimesAndRules({ form, onChange, isDraft }: RulesProps) {
  const { t } = useLingui()
  return (
    <Section title={t`时间与规则`}>
      <div className={css.stack}>
        <QuizTimes form={form} onChange={onChange} isDraft={isDraft} />
        <TextField
          type="number"
          min={1}
          max={20}
          label={t`可作答次数`}
          disabled={!isDraft}
          value={form.attempts}
          onChange={(event) => onChange({ attempts: Math.max(1, Math.trunc(Number(event.target.value))) })}
        />
        <Grading form={form} onChange={onChange} isDraft={isDraft} />
        <StartRules form={form} onChange={onChange} isDraft={isDraft} />
        <Switch
          label={t`题目乱序`}
          disabled={!isDraft}
          checked={form.shuffleQuestions}
          onChange={(shuffleQuestions) => onChange({ shuffleQuestions })}
        />
        <Switch
          label={t`选项乱序`}
          disabled={!isDraft}
          checked={form.shuffleOptions}
          onChange={(shuffleOptions) => onChange({ shuffleOptions })}
        />
      </div>
    </Section>
  )
}

/** Fields for the attempt that counts, and for when students see the answers. */
function Grading({ form, onChange, isDraft }: RulesProps) {
  const { t } = useLingui()
  const change = (part: Partial<Settings>) => isDraft && onChange(part)
  return (
    <>
      <CaptionedChoice
        caption={t`类型`}
        value={form.kind}
        onChange={(kind) =>
          change(
            kind === 'exam'
              ? { kind, policy: 'strict', takeOver: 'teacher' }
              : { kind, policy: 'tolerant', takeOver: 'student' },
          )
        }
        items={[
          { value: 'quiz', label: t`小测验` },
          { value: 'exam', label: t`考试` },
        ]}
      />
      {form.attempts > 1 && (
        <CaptionedChoice
          caption={t`多次作答，计哪一次`}
          value={form.counts}
          onChange={(counts) => change({ counts })}
          items={[
            { value: 'best', label: t`最高分` },
            { value: 'last', label: t`最后一次` },
            { value: 'first', label: t`第一次` },
            { value: 'mean', label: t`平均分` },
          ]}
        />
      )}
      <CaptionedChoice
        caption={t`只对了一部分时`}
        value={form.partial}
        onChange={(partial) => change({ partial })}
        items={[
          { value: 'whole', label: t`不得分` },
          { value: 'subset', label: t`无错才按比例` },
          { value: 'each', label: t`对错相抵` },
        ]}
      />
      <CaptionedChoice
        caption={t`无法证明是否按时的作答`}
        value={form.policy}
        onChange={(policy) => change({ policy })}
        items={[
          { value: 'strict', label: t`先不计` },
          { value: 'tolerant', label: t`按设备时间` },
          { value: 'lab', label: t`先计入` },
        ]}
      />
      <CaptionedChoice
        caption={t`何时可看答案与解析`}
        value={form.review}
        onChange={(review) => onChange({ review })}
        items={[
          { value: 'never', label: t`不公布答案` },
          { value: 'afterSubmit', label: t`交卷后公布` },
          { value: 'afterClose', label: t`截止后公布` },
        ]}
      />
    </>
  )
}

/** When a quiz opens and closes, and how long an attempt may take. */
function QuizTimes({ form, onChange, isDraft }: RulesProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        type="datetime-local"
        label={t`开放`}
        disabled={!isDraft}
        value={textOfMoment(Number(form.opensAt))}
        onChange={(event) => onChange({ opensAt: momentOfInput(event.target.value) ?? form.opensAt })}
      />
      <TextField
        type="datetime-local"
        label={t`截止`}
        hint={t`留空则由老师收卷`}
        value={textOfMoment(form.closesAt === null ? null : Number(form.closesAt))}
        onChange={(event) => onChange({ closesAt: momentOfInput(event.target.value) })}
      />
      <TextField
        type="number"
        min={0}
        max={1440}
        label={t`作答时间（分钟）`}
        hint={t`0 表示不限时`}
        disabled={!isDraft}
        value={form.minutes}
        onChange={(event) => onChange({ minutes: Math.max(0, Math.trunc(Number(event.target.value))) })}
      />
    </>
  )
}

/** Whether all begin at one time, and on which devices. */
function StartRules({ form, onChange, isDraft }: RulesProps) {
  const { t } = useLingui()
  return (
    <>
      <Switch
        label={t`统一计时：从开放时间起算，可用密封试卷`}
        disabled={!isDraft}
        checked={form.together}
        onChange={(together) => onChange({ together })}
      />
      <CaptionedChoice
        caption={t`作答中换设备`}
        value={form.takeOver}
        onChange={(takeOver) => isDraft && onChange({ takeOver })}
        items={[
          { value: 'student', label: t`学生自己换` },
          { value: 'teacher', label: t`须老师允许` },
        ]}
      />
      <Switch
        label={t`只能在桌面客户端作答`}
        disabled={!isDraft}
        checked={form.requiresDesktop}
        onChange={(requiresDesktop) => onChange({ requiresDesktop })}
      />
      <TextField
        label={t`Safe Exam Browser 的 Config Key`}
        hint={t`填写后只能在该配置的 Safe Exam Browser 里开始；留空则不要求`}
        disabled={!isDraft}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={form.configKey ?? ''}
        onChange={(event) => onChange({ configKey: event.target.value })}
      />
    </>
  )
}
