import { useLingui } from '@lingui/react/macro'
import type { Subject } from '../../../contract/subjects.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'

/** In place of a subject's specimens, where the school has not opened it. */
export function NotOpen({ subject }: { subject: Subject }) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <BlankPage
      art="empty"
      title={t`“${pick(subject.name, subject.nameEn)}”暂未开放`}
      text={t`学校开放后即可使用，其他学科不受影响。`}
      action={
        <ButtonLink kind="soft" to="/resource" search={{ subject: 'all' }}>
          {t`看全部标本`}
        </ButtonLink>
      }
    />
  )
}
