import { Link } from '@tanstack/react-router'
import type { PreparedItem } from '../../../contract/teaching/prepare.ts'
import { useNames } from '../../../ui/bilingual.ts'

/** Opens what a lab needs. */
export function LinkToItem({ item }: { item: PreparedItem }) {
  const { pick } = useNames()
  const { id, keepKind } = item
  const name = pick(item.name, item.nameEn)
  if (keepKind === 'courseware')
    return (
      <Link to="/ts/courseware" search={{ id }}>
        {name}
      </Link>
    )
  if (keepKind === 'chapter')
    return (
      <Link to="/exercise/chapter/question/$catalogId" params={{ catalogId: id }}>
        {name}
      </Link>
    )
  return (
    <Link to="/resource/specimen/detail/$id" params={{ id: id }}>
      {name}
    </Link>
  )
}
