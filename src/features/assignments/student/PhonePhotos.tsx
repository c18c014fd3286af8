import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Smartphone from 'lucide-react/icons/smartphone'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Attachment } from '../../../contract/quizzes/assignment.ts'
import { basePath } from '../../../device/names.ts'
import { assignmentPhotosQuery } from '../../../queries/quizzes/handIn.ts'
import { Button } from '../../../ui/Button.tsx'
import css from '../Assignments.module.css'

const QrCode = lazy(() => import('../../../viewer/tools/QrCode.tsx'))

/** How often the computer asks whether the phone added something, ms. */
const askEveryMs = 3000

interface Props {
  practiseId: number
  photos: readonly Attachment[]
  onPhotos: (photos: readonly Attachment[]) => void
}

/** A QR that a phone opens to photograph into the submission that is open here. */
export function PhonePhotos({ practiseId, photos, onPhotos }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [dropped] = useState(() => new Set<number>())
  const found = useQuery({
    ...assignmentPhotosQuery(practiseId),
    enabled: isOpen,
    refetchInterval: askEveryMs,
  }).data
  useEffect(() => {
    if (!found) return
    const known = new Set(photos.map(({ id }) => id))
    for (const id of known) dropped.add(id)
    const fresh = found.filter(({ id }) => !dropped.has(id))
    if (fresh.length > 0) onPhotos([...photos, ...fresh])
  }, [found, photos, onPhotos, dropped])
  if (!isOpen)
    return (
      <Button kind="plain" onClick={() => setOpen(true)}>
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
