import { useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import House from 'lucide-react/icons/house'
import Microscope from 'lucide-react/icons/microscope'
import SquarePen from 'lucide-react/icons/square-pen'
import UserRound from 'lucide-react/icons/user-round'
import { installedAtom } from '../../device/installation/installedModules.ts'
import { isPathInstalled } from '../../rules/modules.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Badge } from '../../ui/signs/Badge.tsx'
import css from './Navigation.module.css'

/** The five places: a bar below on phones, a rail at the side from 600 px. `bar`: also on phones. */
export function Navigation({ bar, unread }: { bar: boolean; unread: number }) {
  const { t } = useLingui()
  const isSet = useRouterState({ select: ({ location }) => location.pathname.startsWith('/set') })
  const places = [
    { to: '/', name: t`首页`, Icon: House, exact: true },
    { to: '/resource', name: t`资源`, Icon: Microscope },
    { to: '/ts', name: t`教学`, Icon: GraduationCap },
    { to: '/exercise', name: t`练习`, Icon: SquarePen },
    // The settings of this device are reached from 我的, so its tab is current on their screens too.
    { to: '/my', name: t`我的`, Icon: UserRound, count: unread, current: isSet },
  ] as const
  const installed = useAtomValue(installedAtom)
  const shown = places.filter(({ to }) => isPathInstalled(installed, to))
  return (
    <nav aria-label={t`主导航`} className={css.nav} data-bar={bar || undefined}>
      <Logo className={css.mark} />
      <ul className={css.places}>
        {shown.map((place) => (
          <li key={place.to}>
            <Link
              to={place.to}
              className={css.place}
              activeOptions={{ exact: 'exact' in place, includeSearch: false }}
              aria-current={'current' in place && place.current ? 'page' : undefined}
            >
              <span className={css.icon}>
                <place.Icon aria-hidden="true" />
              </span>
              <span className={css.name}>{place.name}</span>
              {'count' in place && place.count > 0 && (
                <span data-live className={css.count}>
                  <Badge count={place.count} label={t`${place.count} 条未读`} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
