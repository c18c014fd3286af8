import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import { favouritesAmong } from '../../../parts/favouritesAmong.ts'
import { subjectsQuery } from '../../../queries/library/collect.ts'
import { useNames } from '../../../ui/bilingual.ts'
import favourite from '../specimen/Favourite.module.css'
import css from './SubjectLinks.module.css'

/** The subjects with a star, parts too, above all that there is; nothing where there are none, or they are not known. */
export function FavouriteSubjects() {
  const { t } = useLingui()
  const { pick } = useNames()
  // the screen has waited for it: what is here stands there with the first paint
  const { data = [] } = useQuery(subjectsQuery())
  const favourites = favouritesAmong(data)
  if (favourites.length === 0) return null
  const label = t`收藏的学科`
  return (
    <nav className={css.row} aria-label={label}>
      <span className={css.label} aria-hidden="true">
        <Star className={favourite.on} />
        {label}
      </span>
      {favourites.map(({ id, name, nameEn, specimenCount }) => (
        <Link key={id} to="/resource/specimen/$id" params={{ id }} className={css.link}>
          {pick(name, nameEn)}
          {specimenCount > 0 && <span className={css.count}>{specimenCount}</span>}
        </Link>
      ))}
    </nav>
  )
}
