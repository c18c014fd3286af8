import { useLingui } from '@lingui/react/macro'
import type { Subject } from '../../contract/subjects.ts'
import { Blank } from '../../ui/Blank.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { tabId } from '../../ui/Tabs.tsx'
import { useNames } from '../../viewer/names.ts'
import css from './Library.module.css'
import { Library } from './Library.tsx'
import { SubjectLinks } from './SubjectLinks.tsx'
import type { ListSearch } from './search.ts'

export const panelId = 'library'

interface Props {
  /** null: all subjects */
  subject: Subject | null
  search: ListSearch
  onSearch: (change: Partial<ListSearch>) => void
}

/** What a subject's tab shows: its library, or that it is not open yet. */
export function SubjectPanel({ subject, search, onSearch }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <div
      id={panelId}
      className={css.panel}
      role="tabpanel"
      aria-labelledby={tabId(panelId, String(subject?.id ?? 'all'))}
    >
      {!subject || subject.enabled ? (
        <Library
          key={subject?.id ?? 'all'}
          subject={subject}
          search={search}
          onSearch={onSearch}
          lead={subject && <SubjectLinks subject={subject} />}
        />
      ) : (
        <Blank
          art="empty"
          title={t`“${pick(subject.name, subject.nameEn)}”暂未开放`}
          text={t`学校开放后即可使用，其他学科不受影响。`}
          action={
            <ButtonLink kind="soft" to="/resource" search={{ subject: 'all' }}>
              {t`看全部标本`}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}
