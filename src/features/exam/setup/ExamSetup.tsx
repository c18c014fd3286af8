import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Subject } from '../../../contract/subjects.ts'
import { saveDraft } from '../../../queries/engine/drafts.ts'
import { stationCounts } from '../../../rules/exam/stationCounts.ts'
import { stationsIn } from '../../../rules/exam/stations.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { useDoubleTap } from '../../../ui/hooks/useDoubleTap.ts'
import { Screen } from '../../../ui/Screen.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Exam, type ExamChoices, examKeys, newExam, stationSeconds } from '../exam.ts'
import { useMaterial } from '../usable.ts'
import { BestLine } from './BestLine.tsx'
import type { Bests } from './best.ts'
import css from './ExamSetup.module.css'
import { LastResult } from './LastResult.tsx'
import { ModePicker } from './ModePicker.tsx'
import { Resume } from './Resume.tsx'
import { Stock } from './Stock.tsx'
import { scopeKey, useScopes } from './scopes.ts'

interface Props {
  subjects: readonly Subject[]
  known: {
    running: Exam | undefined
    last: Exam | undefined
    bests: Bests
    choices: ExamChoices
    flash: number
  }
  onBegin: () => void
}

/** The choices as they stand, what can be asked with them, and what begins the exam. */
function useExamSetup({ subjects, known, onBegin }: Props) {
  const { t } = useLingui()
  const [choices, setChoices] = useState(known.choices)
  const [isMaking, setMaking] = useState(false)
  const scopes = useScopes(subjects)
  const chosen =
    scopes.find(({ scope }) => choices.scope && scopeKey(scope) === scopeKey(choices.scope)) ?? scopes[0]
  const material = useMaterial(chosen?.scope ?? null)
  const { materials, may } = material
  const stock = stationsIn({ mode: choices.mode, chooses: choices.chooses, may }, materials)
  const change = (next: Partial<ExamChoices>) => setChoices((before) => ({ ...before, ...next }))
  const begin = async () => {
    if (!chosen) return
    setMaking(true)
    const { scope, name, nameEn } = chosen
    try {
      await saveDraft(examKeys.choices, { ...choices, scope })
      const exam = await newExam(materials, { ...choices, may }, { scope, name, nameEn })
      if (exam) onBegin()
      else toast(t`这里还出不了题`, { kind: 'bad' })
    } catch {
      toast(t`没能存到本机，请检查存储空间`, { kind: 'bad' })
    }
    setMaking(false)
  }
  return { choices, change, scopes, chosen, material, stock, isMaking, begin }
}

type Setup = ReturnType<typeof useExamSetup>

/** Setup of an exam: its scope, mode and length, and the button that begins it. */
export function ExamSetup(props: Props) {
  const { known, onBegin } = props
  const { t } = useLingui()
  const setup = useExamSetup(props)
  const { choices, chosen, material, stock, isMaking, begin } = setup
  const [isDropping, setDropping] = useState(false)
  const once = useDoubleTap()
  const { stations } = stock
  const { count } = choices
  const begunAt = known.running?.given.length ?? 0
  return (
    <Screen
      title={t`标本考试`}
      back="/exercise"
      narrow
      foot={
        <div className={css.foot} {...once}>
          <Stock material={material} {...stock} />
          <Button
            wide
            busy={isMaking}
            disabled={stations === 0}
            onClick={() => (begunAt > 0 ? setDropping(true) : void begin())}
          >
            {stations > 0 && stations < count ? t`开始，共 ${stations} 站` : t`开始，共 ${count} 站`}
          </Button>
        </div>
      }
    >
      {known.running && <Resume exam={known.running} onGo={onBegin} />}
      {known.last && !known.running && <LastResult exam={known.last} />}
      <HowSection {...setup} />
      {chosen && (
        <BestLine best={known.bests} about={{ ...choices, scope: chosen.scope }} flash={known.flash} />
      )}
      <ScopeSection {...setup} />
      <AmountSection {...setup} />
      <Confirm
        open={isDropping}
        title={t`放弃上次没考完的？`}
        action={t`另考一场`}
        danger
        onConfirm={() => void begin()}
        onClose={() => setDropping(false)}
      >
        <Plural
          value={begunAt}
          one="上次已答 # 站，另考一场就不再阅卷。"
          other="上次已答 # 站，另考一场就不再阅卷。"
        />
      </Confirm>
    </Screen>
  )
}

function HowSection({ choices: { mode, chooses }, change }: Setup) {
  const { t } = useLingui()
  return (
    <Section title={t`怎么考`}>
      <ModePicker value={mode} onChange={(next) => change({ mode: next })} />
      {mode === 'name' && (
        <div className={css.below}>
          <Segmented
            label={t`怎样作答`}
            value={chooses ? 'choose' : 'write'}
            onChange={(value) => change({ chooses: value === 'choose' })}
            items={[
              { value: 'write', label: t`写出名称` },
              { value: 'choose', label: t`四选一` },
            ]}
          />
        </div>
      )}
    </Section>
  )
}

function ScopeSection({ scopes, chosen, change }: Setup) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Section title={t`考什么`}>
      <Card flush className={css.scopes}>
        <RadioList
          label={t`考什么`}
          value={chosen ? scopeKey(chosen.scope) : ''}
          onChange={(key) =>
            change({ scope: scopes.find(({ scope }) => scopeKey(scope) === key)?.scope ?? null })
          }
          items={scopes.map(({ scope, name, nameEn, hint }) => ({
            value: scopeKey(scope),
            label: pick(name, nameEn),
            hint,
          }))}
        />
      </Card>
      <p className={css.hint}>
        <Trans>保存过的章节也会列在这里，没有网络同样能考。</Trans>
      </p>
    </Section>
  )
}

function AmountSection({ choices: { count, seconds }, change }: Setup) {
  const { t } = useLingui()
  return (
    <Section title={t`考多少`}>
      <div className={css.amounts}>
        <Amount
          label={t`站数`}
          value={count}
          onChange={(value) => change({ count: value })}
          items={stationCounts.map((one) => ({ value: one, label: t`${one} 站` }))}
        />
        <Amount
          label={t`每站时间`}
          value={seconds}
          onChange={(value) => change({ seconds: value })}
          items={stationSeconds.map((one) => ({ value: one, label: t`${one} 秒` }))}
        />
      </div>
    </Section>
  )
}

interface AmountProps {
  label: string
  value: number
  onChange: (value: number) => void
  items: readonly { value: number; label: string }[]
}

/** One of a few numbers, below what they count; the group says it to a screen reader. */
function Amount({ label, value, onChange, items }: AmountProps) {
  return (
    <div>
      <p className={css.amount} aria-hidden="true">
        {label}
      </p>
      <Segmented
        label={label}
        value={String(value)}
        onChange={(chosen) => onChange(Number(chosen))}
        items={items.map((one) => ({ ...one, value: String(one.value) }))}
      />
    </div>
  )
}
