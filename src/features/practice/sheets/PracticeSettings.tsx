import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type PracticeMode, practiceLookAtom, setPracticeLook, textSizes } from '../../../device/practice.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import type { QuestionSource } from '../sources/questionSource.ts'
import css from './PracticeSettings.module.css'

interface Props {
  source: QuestionSource
  open: boolean
  onClose: () => void
  onMode: (mode: PracticeMode) => void
  onSummary: () => void
  onRestart: () => void
}

/** How one practises on this device: the mode, the size of the text, the timer. */
export function PracticeSettings({ source, open, onClose, onMode, onSummary, onRestart }: Props) {
  const { t } = useLingui()
  const look = useAtomValue(practiceLookAtom)
  const modes = [
    { value: 'practise', label: t`练习`, hint: t`答一题，判一题` },
    { value: 'recite', label: t`背题`, hint: t`直接看答案和解析，不提交作答` },
    { value: 'exam', label: t`模考`, hint: t`从空白卷开始，交卷后一起判分；没交的卷子存在本机` },
  ] as const
  const names = [t`标准`, t`大`, t`更大`, t`最大`]
  return (
    <Sheet open={open} onClose={onClose} title={t`练习设置`}>
      <div className={css.settings}>
        {!source.mode && (
          <section>
            <h3 className={css.label}>
              <Trans>模式</Trans>
            </h3>
            <RadioList label={t`模式`} value={look.mode} onChange={onMode} items={modes} />
          </section>
        )}
        <section>
          <h3 className={css.label}>
            <Trans>题目字号</Trans>
          </h3>
          <Segmented
            label={t`题目字号`}
            value={String(look.size)}
            onChange={(size) => setPracticeLook({ size: Number(size) })}
            items={textSizes.map((size, at) => ({ value: String(size), label: names[at] ?? '' }))}
          />
        </section>
        <Switch
          label={t`显示计时`}
          hint={t`本题和本次用时`}
          checked={look.timer}
          onChange={(timer) => setPracticeLook({ timer })}
        />
        <div className={css.buttons}>
          <Button kind="soft" onClick={onSummary}>
            <Trans>查看小结</Trans>
          </Button>
          {(source.restart || (source.mode ?? look.mode) === 'exam') && (
            <Button kind="plain" onClick={onRestart}>
              <Trans>重新开始</Trans>
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
