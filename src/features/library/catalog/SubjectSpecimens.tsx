import type { Subject } from '../../../contract/subjects.ts'
import { tabId } from '../../../ui/Tabs.tsx'
import css from '../list/Library.module.css'
import { Library } from '../list/Library.tsx'
import type { ListSearch } from '../list/search.ts'
import type { Choosing } from '../picking/usePicking.ts'
import { NotOpen } from '../specimen/NotOpen.tsx'
import { FavouriteSubjects } from './FavouriteSubjects.tsx'
import { SubjectLinks } from './SubjectLinks.tsx'

export const panelId = 'library'

interface Props {
  /** null: all subjects */
  subject: Subject | null
  search: ListSearch
  onSearch: (change: Partial<ListSearch>) => void
  choosing: Choosing | null
}

/** Panel of a subject's tab: its library, or a note that it is not open yet. */
export function SubjectSpecimens({ subject, search, onSearch, choosing }: Props) {
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
          lead={subject ? <SubjectLinks subject={subject} /> : <FavouriteSubjects />}
          choosing={choosing}
        />
      ) : (
        <NotOpen subject={subject} />
      )}
    </div>
  )
}
