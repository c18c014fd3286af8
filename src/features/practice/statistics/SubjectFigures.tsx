import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { networkAtom } from '../../../queries/engine/network.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Chapters } from './Chapters.tsx'
import { Confusions } from './Confusions.tsx'
import { Days } from './Days.tsx'
import { Fact, FirstTryFact, RecallFact } from './Fact.tsx'
import css from './Figures.module.css'
import { useFigures } from './useFigures.ts'

/** Statistics of practice in a subject. */
export function SubjectFigures({ subject }: { subject: number }) {
  const { t } = useLingui()
  const { view, failed, retry } = useFigures(subject)
  if (failed) return <CannotLoadFigures onRetry={retry} />
  if (!view) return <SkeletonRows label={t`正在载入统计`} rows={5} />
  const { waiting } = view
  if (view.answers === 0 && view.confusions.length === 0 && waiting === 0)
    return <NothingAnswered subject={subject} />
  return (
    <div className={css.screen}>
      <div className={css.column}>
        {waiting > 0 && (
          <p className={css.waits} role="status">
            <Plural
              value={waiting}
              one="# 题的作答还没送达：首次答对和用时送达后才计入。"
              other="# 题的作答还没送达：首次答对和用时送达后才计入。"
            />
          </p>
        )}
        <Section title={t`本学科`}>
          <Card>
            <dl className={css.facts}>
              <Fact name={t`作答次数`} value={t`${view.answers} 次`} />
              <FirstTryFact {...view} />
              <RecallFact {...view} />
            </dl>
          </Card>
        </Section>
        {view.days.length > 0 && (
          <Section title={t`每日作答`}>
            <Card>
              <Days days={view.days} />
            </Card>
          </Section>
        )}
        {view.confusions.length > 0 && <Confusions items={view.confusions} />}
      </div>
      {view.chapters.length > 0 && <Chapters lines={view.chapters} />}
    </div>
  )
}

function CannotLoadFigures({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  const online = useAtomValue(networkAtom)
  return (
    <BlankPage
      art={online ? 'error' : 'offline'}
      title={online ? t`统计没有载入` : t`现在没有网络，这里还没有存到本机`}
      text={t`已保存在本机的作答都还在。`}
      action={
        <Button onClick={onRetry}>
          <Trans>重试</Trans>
        </Button>
      }
    />
  )
}

function NothingAnswered({ subject }: { subject: number }) {
  const { t } = useLingui()
  return (
    <BlankPage
      art="empty"
      title={t`这个学科还没有作答`}
      text={t`做几道题，这里会说哪些记住了、哪些容易混。`}
      action={
        <ButtonLink to="/exercise/chapter" search={{ subject }}>
          <Trans>去练习</Trans>
        </ButtonLink>
      }
    />
  )
}
