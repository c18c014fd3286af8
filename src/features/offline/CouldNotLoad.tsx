import { useLingui } from '@lingui/react/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { reloadPage } from '../../device/installation/reloadPage.ts'
import { networkAtom, whenReached } from '../../queries/engine/network.ts'
import { type BlankArt, BlankPage } from '../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './CouldNotLoad.module.css'

/** Why a screen cannot be shown. `stale`: a part of the app itself did not come. */
export type FailureKind = 'offline' | 'denied' | 'gone' | 'busy' | 'server' | 'stale'

interface Props {
  kind: FailureKind
  /** the service's own words, where it gave any */
  text?: string
  onRetry: () => void
}

function useFailureWords(kind: FailureKind, text: string | undefined) {
  const { t } = useLingui()
  const online = useAtomValue(networkAtom)
  const says: Record<FailureKind, { art: BlankArt; title: string; text: string }> = {
    offline: {
      art: 'offline',
      title: online ? t`请求失败，请重试` : t`没有网络，这一页还没有存到本机`,
      text: t`连不上服务器。已保存在本机的内容和作答都还在。`,
    },
    denied: {
      art: 'lost',
      title: t`这里没有对你开放`,
      text: t`服务器拒绝了访问。如果需要，请联系老师。`,
    },
    // The service's own words name the missing thing.
    gone: { art: 'lost', title: text || t`页面不存在`, text: t`链接可能写错了，或者内容已被移走。` },
    busy: { art: 'error', title: t`当前在线学习人数过多，请稍后再试`, text: t`本机保存的作答都还在。` },
    server: {
      art: 'error',
      title: t`服务器出错了，请稍后再试`,
      text: t`正在抢修。本机保存的作答都还在。`,
    },
    stale: {
      art: 'error',
      title: t`页面没有加载完整`,
      text: t`可能是网络中断，或应用刚刚更新。本机保存的作答都还在。`,
    },
  }
  return says[kind]
}

interface WaysProps {
  kind: FailureKind
  /** the service's words name what is missing */
  isNamed: boolean
  onRetry: () => void
}

/** Where one can go from here: once more, back, home, or to what helps meanwhile. */
function WaysOut({ kind, isNamed, onRetry }: WaysProps) {
  const { t } = useLingui()
  const router = useRouter()
  const past = useCanGoBack()
  const home = (look: 'primary' | 'text') => (
    <ButtonLink to="/" kind={look}>
      {t`回到首页`}
    </ButtonLink>
  )
  // An installed app has no back button of its own, and the page before may lead to kept content.
  const away = past ? (
    <Button kind="text" onClick={() => router.history.back()}>
      {t`返回`}
    </Button>
  ) : null
  // A specimen that is gone has its neighbours in the library, so the button leads there.
  const isSpecimen = isNamed && router.state.location.pathname.startsWith('/resource/')
  if (kind === 'denied' || kind === 'gone')
    return (
      <>
        {isSpecimen ? <ButtonLink to="/resource">{t`去资源库`}</ButtonLink> : home('primary')}
        {away}
      </>
    )
  return (
    <>
      <Button onClick={onRetry}>{kind === 'server' || kind === 'stale' ? t`重新加载` : t`重试`}</Button>
      {kind !== 'stale' && (away ?? home('text'))}
      {kind === 'server' && (
        // Unsent changes can be seen and saved in the sync centre while the service cannot help.
        <ButtonLink to="/set/sync" kind="text">
          {t`同步中心`}
        </ButtonLink>
      )}
    </>
  )
}

/** Stands in the place of a screen that cannot be shown: what happened, what is safe, what can be done. */
export function CouldNotLoad({ kind, text, onRetry }: Props) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (kind === 'offline') return whenReached(() => retry())
  }, [kind])
  const said = useFailureWords(kind, text)
  // of these the service can only say the title once more
  const isTold = kind === 'server' || kind === 'gone' || kind === 'denied'
  const words = (!isTold && text) || said.text
  const action = <WaysOut kind={kind} isNamed={text !== undefined} onRetry={onRetry} />
  const blank = <BlankPage page art={said.art} title={said.title} text={words} action={action} />
  return kind === 'server' ? <Modal>{blank}</Modal> : <Place>{blank}</Place>
}

/** For an address that leads nowhere. */
export function NotFound() {
  return <CouldNotLoad kind="gone" onRetry={reloadPage} />
}

function Place({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={css.place}>
      {children}
    </main>
  )
}

/** Over the whole page: nothing behind it can be used. It is loaded anew, or left for the home. */
function Modal({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <Place>
      <dialog
        ref={dialog}
        role="alertdialog"
        aria-label={t`服务器出错了，请稍后再试`}
        className={css.modal}
        onCancel={(event) => event.preventDefault()}
      >
        {children}
      </dialog>
    </Place>
  )
}
