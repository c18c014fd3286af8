import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Smartphone from 'lucide-react/icons/smartphone'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Attachment } from '../../../contract/quizzes/assignment.ts'
import { basePath } from '../../../device/names.ts'
import { assignmentPhotosQuery } from '../../../queries/quizzes/handIn.ts'
import { Button } from '../../../ui/Button.tsx'
import css from '../Assignments.module.css'

const QrCode = lazy(() => import('../../../viewer/tools/QrCode.tsx'))

/** How often the computer asks whether the phone added something, ms. */
const askEveryMs = 3000

/** How long (ms) a hand-in waits for what the phone added last. */
const lastAskMs = 2000

/** Photos that a phone added to the submission that is open here. Each is taken in once: what was removed stays away. */
export function usePhonePhotos(practiseId: number) {
  const [isOpen, setOpen] = useState(false)
  const [photos, setPhotos] = useState<readonly Attachment[]>([])
  const [known] = useState(() => new Set<number>())
  const { data, refetch } = useQuery({
    ...assignmentPhotosQuery(practiseId),
    enabled: isOpen,
    refetchInterval: askEveryMs,
  })
  const takeIn = useCallback(
    (all: readonly Attachment[] = []) => {
      const fresh = all.filter(({ id }) => !known.has(id))
      for (const { id } of fresh) known.add(id)
      if (fresh.length > 0) setPhotos((taken) => [...taken, ...fresh])
    },
    [known],
  )
  useEffect(() => {
    takeIn(data)
  }, [data, takeIn])
  /** All photos that are there now: the phone may have added one since the service was last asked. */
  const askForAll = async () => {
    if (!isOpen || !navigator.onLine) return photos
    // the screen may take a photo in before this goes on
    const before = new Set(known)
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, lastAskMs))
    const found = (await Promise.race([refetch(), late]))?.data ?? []
    takeIn(found)
    return [...photos, ...found.filter(({ id }) => !before.has(id))]
  }
  return { photos, setPhotos, askForAll, isOpen, open: () => setOpen(true) }
}

interface Props {
  practiseId: number
  isOpen: boolean
  onOpen: () => void
}

/** A QR that a phone opens to photograph into the submission that is open here. */
export function PhonePhotos({ practiseId, isOpen, onOpen }: Props) {
  const { t } = useLingui()
  if (!isOpen)
    return (
      <Button kind="plain" onClick={onOpen}>
        <Smartphone aria-hidden="true" className={css.icon} />
        {t`用手机拍照上传`}
      </Button>
    )
  const address = `${location.origin}${basePath}/student/practice?photo=${practiseId}`
  return (
    <div className={css.phone}>
      <Suspense fallback={<span className={css.code} />}>
        <QrCode text={address} label={t`手机拍照的二维码`} className={css.code} />
      </Suspense>
      <p className={css.quiet}>
        {t`用手机扫码，以同一账号登录后拍照，照片会出现在这里。手机和电脑都需要网络。`}
      </p>
    </div>
  )
}
