import { useLingui } from '@lingui/react/macro'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'
import css from './Coming.module.css'

export function ComingBanner() {
  return <Skeleton width="100%" height={148} />
}

export function ComingSubjects() {
  const { t } = useLingui()
  return (
    <Section title={t`学科`}>
      <div className={css.subjects} role="status" aria-label={t`正在加载`}>
        {[1, 2, 3, 4, 5, 6].map((one) => (
          <Skeleton key={one} round width={96} height={96} />
        ))}
      </div>
    </Section>
  )
}

export function ComingRows({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <Section title={title}>
      <Card flush>
        <SkeletonRows label={t`正在加载`} rows={3} />
      </Card>
    </Section>
  )
}
