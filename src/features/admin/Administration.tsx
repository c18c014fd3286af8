import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePermissions } from '../../queries/session/usePermissions.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Screen } from '../../ui/Screen.tsx'
import css from './Admin.module.css'
import { AcademyScreen } from './academies/AcademyScreen.tsx'
import { AccountScreen } from './accounts/AccountScreen.tsx'
import { BannerScreen } from './library/BannerScreen.tsx'
import { ManagedSpecimens } from './library/ManagedSpecimens.tsx'
import { ManagedSubjects } from './library/ManagedSubjects.tsx'
import { TermScreen } from './library/TermScreen.tsx'
import { MaterialScreen } from './materials/MaterialScreen.tsx'
import { NoticeScreen } from './notices/NoticeScreen.tsx'
import { type AdminPlace, adminPlaceOf, adminPlaces, placeRules } from './places.ts'
import { PlatformScreen } from './platforms/PlatformScreen.tsx'
import { AuditScreen } from './system/AuditScreen.tsx'
import { FileScreen } from './system/FileScreen.tsx'
import { JobScreen } from './system/JobScreen.tsx'
import { OverviewScreen } from './system/OverviewScreen.tsx'
import { SettingScreen } from './system/SettingScreen.tsx'

const screens: Record<AdminPlace, (props: { rest: string; bank: ReactNode }) => ReactNode> = {
  overview: OverviewScreen,
  accounts: AccountScreen,
  academies: AcademyScreen,
  terms: TermScreen,
  subjects: ManagedSubjects,
  specimens: ManagedSpecimens,
  materials: MaterialScreen,
  notices: NoticeScreen,
  banners: BannerScreen,
  platforms: PlatformScreen,
  settings: SettingScreen,
  files: FileScreen,
  jobs: JobScreen,
  audit: AuditScreen,
}

/** On a phone the menu is wider than the screen: the entry of the open place is brought into view. */
const scrollToMiddle = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'center' })

interface Props {
  /** what stands behind `/admin/` */
  place: string
  /** the questions of the bank, each in the form that teachers know from quizzes */
  bank: ReactNode
}

export function Administration({ place: address, bank }: Props) {
  const { t, i18n } = useLingui()
  const permissions = usePermissions()
  const found = adminPlaceOf(address)
  if (!permissions.hasAny('admin.open'))
    return (
      <Screen title={t`管理后台`} back="/my">
        <BlankPage
          art="lost"
          title={t`这里没有对你开放`}
          text={t`管理后台只对管理员开放。`}
          action={<ButtonLink to="/my">{t`回到我的`}</ButtonLink>}
        />
      </Screen>
    )
  const open = adminPlaces.filter((name) => permissions.hasAny(placeRules[name].permission))
  const place = found && open.includes(found.place) ? found.place : null
  const Inside = place && screens[place]
  const title = place ? i18n._(placeRules[place].title) : t`管理后台`
  return (
    <Screen title={title} sub={t`管理后台`} back="/my">
      <div className={css.frame}>
        <nav className={css.menu} aria-label={t`管理后台`}>
          {open.map((name) => (
            <Link
              key={name}
              to="/admin/$"
              params={{ _splat: name === 'overview' ? '' : name }}
              ref={name === place ? scrollToMiddle : undefined}
              className={classes(css.link, name === place && css.here)}
              aria-current={name === place ? 'page' : undefined}
            >
              {i18n._(placeRules[name].title)}
            </Link>
          ))}
        </nav>
        <div className={css.content}>
          {Inside ? (
            <Inside key={place} rest={found?.rest ?? ''} bank={bank} />
          ) : (
            <BlankPage art="lost" title={t`页面不存在`} text={t`链接可能写错了，或者这里没有对你开放。`} />
          )}
        </div>
      </div>
    </Screen>
  )
}
