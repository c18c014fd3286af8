import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PracticeSetting } from '../../contract/review.ts'
import { changeSetting } from '../../queries/practice/setting.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/toast.ts'
import { ExamDate } from './ExamDate.tsx'
import css from './Review.module.css'

const minutes = [5, 10, 15, 20, 30, 45, 60] as const
const times = [0, 1, 2, 3, 5] as const

function Choice({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{title}</legend>
      {hint && <p className={css.small}>{hint}</p>}
      <div className={css.chips}>{children}</div>
    </fieldset>
  )
}

/** How one reviews: the exam's date, minutes a day, what enters the wrong book and what leaves it. */
export function ReviewSettings({ setting }: { setting: PracticeSetting }) {
  const { t } = useLingui()
  const { examAt, dailyMinutes, autoWrong, removeAfter } = setting
  const save = (change: Partial<PracticeSetting>) =>
    void changeSetting(change).catch(() => toast(t`没有存下来，请再试一次`, { kind: 'bad' }))
  return (
    <Section title={t`复习设置`} id="how">
      <Card className={css.settings}>
        <ExamDate examAt={examAt} onSave={(at) => save({ examAt: at })} />
        <Choice title={t`每天复习多久`}>
          {minutes.map((value) => (
            <Chip key={value} pressed={dailyMinutes === value} onClick={() => save({ dailyMinutes: value })}>
              {t`${value} 分钟`}
            </Chip>
          ))}
        </Choice>
        <Switch
          label={t`错题自动加入错题本`}
          hint={t`练习中答错的题会进入错题本。`}
          checked={autoWrong}
          onChange={(checked) => save({ autoWrong: checked })}
        />
        <Choice title={t`连续答对几次后移出错题本`}>
          {times.map((value) => (
            <Chip key={value} pressed={removeAfter === value} onClick={() => save({ removeAfter: value })}>
              {value === 0 ? t`不移出` : <Plural value={value} one="# 次" other="# 次" />}
            </Chip>
          ))}
        </Choice>
      </Card>
    </Section>
  )
}
