import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { reloadPage } from '../../device/installation/reloadPage.ts'
import { langAtom } from '../../device/language.ts'
import { onlineAtom } from '../../device/online.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './Assistant.module.css'
import { specimenAsked } from './chatMessage.ts'

interface Props {
  /** the chat page */
  address: string
  /** of the chat page: messages of any other are none of ours */
  origin: string
  open: boolean
  onClose: () => void
  onSpecimen: (id: number) => void
}

function addressIn(address: string, lang: string): string {
  const url = new URL(address)
  url.searchParams.set('lang', lang)
  return url.href
}

type FrameProps = Pick<Props, 'origin' | 'open' | 'onSpecimen'>

/** Hears what the chat page in the frame asks for, and notes when the browser refuses to load that page. */
function useChatFrame({ origin, open, onSpecimen }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isBlocked, setBlocked] = useState(false)
  const hear = useEffectEvent((event: MessageEvent) => {
    const isOfFrame = event.origin === origin && event.source === frame.current?.contentWindow
    const specimen = open && isOfFrame ? specimenAsked(event.data) : null
    if (specimen !== null) onSpecimen(specimen)
  })
  const noteBlocked = useEffectEvent(({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    // The school changed the address after this page had come; nothing else leads to another origin.
    if (effectiveDirective === 'frame-src' || effectiveDirective === 'connect-src') setBlocked(true)
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent) => hear(event)
    const onViolation = (event: SecurityPolicyViolationEvent) => noteBlocked(event)
    addEventListener('message', onMessage)
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => {
      removeEventListener('message', onMessage)
      document.removeEventListener('securitypolicyviolation', onViolation)
    }
  }, [])
  return { frame, isBlocked }
}

/** Longest time (ms) until the chat's server answers. */
const reachMs = 15_000

/** Whether the chat's server answers: a frame that was called in vain would show the browser's own error page for ever. */
function useReachable(address: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['chatPage', address],
    queryFn: async () => {
      // the answer of another origin cannot be read: that there is one is enough
      await fetch(address, {
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(reachMs),
      })
      return true
    },
    enabled: isWanted,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** The chat page in a frame. The frame stays while the panel is closed, so that what was said is still there. */
export function AssistantPanel({ address, origin, open, onClose, onSpecimen }: Props) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { frame, isBlocked } = useChatFrame({ origin, open, onSpecimen })
  const online = useAtomValue(onlineAtom)
  const lang = useAtomValue(langAtom)

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open) element?.close()
  }, [open])

  const source = addressIn(address, lang)
  const reach = useReachable(address, open && online && !isBlocked)
  const isShown = online && !isBlocked
  return (
    <dialog
      ref={dialog}
      className={css.panel}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={css.head}>
        <h2 id={id} className={css.title}>{t`学习助手`}</h2>
        <IconButton label={t`关闭`} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {isBlocked ? <AddressChanged /> : <ReachNote online={online} reach={reach} />}
      {reach.data && (
        // Without allow-same-origin the page would have no origin that a message could be checked against.
        <iframe
          ref={frame}
          title={t`学习助手`}
          className={css.frame}
          hidden={!isShown}
          src={source}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
        />
      )}
    </dialog>
  )
}

/** The school changed the chat's address after this page had come. */
function AddressChanged() {
  const { t } = useLingui()
  return (
    <div className={css.note}>
      <p>{t`学习助手的地址刚刚更改，重新加载后可用。`}</p>
      <Button onClick={reloadPage}>{t`重新加载`}</Button>
    </div>
  )
}

/** Why the chat is not in sight: no network, a server that is being asked, or one that does not answer. */
function ReachNote({ online, reach }: { online: boolean; reach: ReturnType<typeof useReachable> }) {
  const { t } = useLingui()
  if (!online) return <p className={css.note}>{t`学习助手需要联网。联网后再打开，已有的内容不受影响。`}</p>
  if (reach.data) return null
  const isDown = reach.isError && !reach.isFetching
  return (
    <div className={css.note} aria-busy={reach.isFetching}>
      <p>{isDown ? t`学习助手暂时连不上。` : t`正在载入`}</p>
      {isDown && <Button onClick={() => void reach.refetch()}>{t`重试`}</Button>}
    </div>
  )
}
