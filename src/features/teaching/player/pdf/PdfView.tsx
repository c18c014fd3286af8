import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Sheet } from '../../../../ui/Sheet.tsx'
import { ProgressBar } from '../../../../ui/signs/ProgressBar.tsx'
import { drawPage, LockedPdf, openPdf, type PdfDocument } from './openPdf.ts'
import css from './PdfView.module.css'

interface Props {
  name: string
  url: string
  onClose: () => void
}

interface Size {
  width: number
  height: number
}

type State = 'opening' | 'locked' | 'failed' | { document: PdfDocument; sizes: Size[] }

/** A document to be read page by page. */
export function PdfView({ name, url, onClose }: Props) {
  const { t } = useLingui()
  const [state, setState] = useState<State>('opening')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it anew
  useEffect(() => {
    let isOver = false
    let opened: PdfDocument | null = null
    setState('opening')
    openPdf(url)
      .then(async (document) => {
        opened = document
        const sizes = await sizesOf(document)
        if (isOver) void document.loadingTask.destroy()
        else setState({ document, sizes })
      })
      .catch((failure: unknown) => {
        if (!isOver) setState(failure instanceof LockedPdf ? 'locked' : 'failed')
      })
    return () => {
      isOver = true
      void opened?.loadingTask.destroy()
    }
  }, [url, tries])
  return (
    <Sheet open onClose={onClose} title={name} reads>
      {state === 'opening' && <ProgressBar label={t`正在打开文档`} />}
      {state === 'locked' && <p role="alert">{t`文档有打开密码，不能在这里查看。`}</p>}
      {state === 'failed' && (
        <div className={css.failed} role="alert">
          <p>{t`文档打不开：没有网络，或文件已损坏。`}</p>
          <Button kind="soft" onClick={() => setTries(tries + 1)}>
            {t`重试`}
          </Button>
        </div>
      )}
      {typeof state === 'object' && (
        <ol className={css.pages}>
          {state.sizes.map((size, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages of a document never move
            <li key={at}>
              <PdfPage document={state.document} no={at + 1} size={size} count={state.sizes.length} />
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  )
}

/** Number of pages whose own size is read; all others get that of the first: reading hundreds would delay the first. */
const measuredPages = 20

async function sizesOf(document: PdfDocument): Promise<Size[]> {
  const count = document.numPages
  const sizes: Size[] = []
  for (let no = 1; no <= Math.min(count, measuredPages); no++) {
    const { width, height } = (await document.getPage(no)).getViewport({ scale: 1 })
    sizes.push({ width, height })
  }
  const other = sizes[0] ?? { width: 1, height: 1 }
  return Array.from({ length: count }, (_, at) => sizes[at] ?? other)
}

interface PageProps {
  document: PdfDocument
  no: number
  size: Size
  count: number
}

/** Drawn while it is near the part in sight: on a phone a few canvases are all the memory there is. */
function PdfPage({ document, no, size, count }: PageProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: '50% 0px',
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    const element = canvas.current
    if (!isNear || !element) return
    return drawPage(document, no, element, () => setFailed(true))
  }, [isNear, document, no])
  return (
    <>
      <canvas
        ref={canvas}
        className={css.page}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        role="img"
        aria-label={t`第 ${no} 页，共 ${count} 页`}
      />
      {isFailed && <p role="alert">{t`第 ${no} 页画不出来。`}</p>}
    </>
  )
}
