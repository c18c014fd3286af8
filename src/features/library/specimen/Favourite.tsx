import { useLingui } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'
import type { Specimen } from '../../../contract/specimens.ts'
import type { Subject } from '../../../contract/subjects.ts'
import { setCollected, setSubjectCollected } from '../../../queries/library/collect.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/toast.ts'
import css from './Favourite.module.css'

interface StarProps {
  /** the name of the favourite, for screen readers */
  name: string
  on: boolean
  onChange: (on: boolean) => Promise<void>
}

/** Says at once whether it is a favourite: the change is stored on the device and goes out by itself. */
function StarButton({ name, on, onChange }: StarProps) {
  const { t } = useLingui()
  const change = () => onChange(!on).catch(() => toast(t`没有存下来，请再试一次。`, { kind: 'bad' }))
  return (
    <IconButton label={on ? t`取消收藏 ${name}` : t`收藏 ${name}`} aria-pressed={on} onClick={change}>
      <Star aria-hidden="true" className={on ? css.on : undefined} />
    </IconButton>
  )
}

export function FavouriteButton({ specimen }: { specimen: Specimen }) {
  const { pick } = useNames()
  const { id, name, nameEn, isCollected } = specimen
  return <StarButton name={pick(name, nameEn)} on={isCollected} onChange={(yes) => setCollected(id, yes)} />
}

export function SubjectFavourite({ subject }: { subject: Subject }) {
  const { pick } = useNames()
  const { id, name, nameEn, isCollected } = subject
  return (
    <StarButton name={pick(name, nameEn)} on={isCollected} onChange={(yes) => setSubjectCollected(id, yes)} />
  )
}
