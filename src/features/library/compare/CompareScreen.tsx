import { useLingui } from '@lingui/react/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Link2 from 'lucide-react/icons/link-2'
import Link2Off from 'lucide-react/icons/link-2-off'
import { Suspense, useState } from 'react'
import type { Specimen } from '../../../contract/specimens.ts'
import { clarityAtom } from '../../../device/clarity.ts'
import { useSpecimenInUse } from '../../../packs/usePacks.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LazyViewer } from '../../../viewer/lazy.ts'
import type { Slide } from '../../../viewer/slide/slide.ts'
import { usePair } from '../../../viewer/slide/usePair.ts'
import { CompareEmpty } from './CompareEmpty.tsx'
import css from './CompareScreen.module.css'
import type { CompareSide } from './compareSearch.ts'
import { PickSpecimen } from './PickSpecimen.tsx'

interface Props {
  left: Specimen | undefined
  right: Specimen | undefined
  /** chosen, and could not be had */
  missing: Record<CompareSide, boolean>
  onPick: (side: CompareSide, specimen: Specimen) => void
}

const noMarks: [] = []
const nothing = () => undefined

/** Two specimens that move together, at the same µm where both have a scale, or apart. */
export function CompareScreen({ left, right, missing, onPick }: Props) {
  const { t } = useLingui()
  const [linked, setLinked] = useState(true)
  const [picking, setPicking] = useState<CompareSide | null>(
    left && !right && !missing.right ? 'right' : null,
  )
  const [slides, setSlides] = useState<Record<CompareSide, Slide | null>>({ left: null, right: null })
  const { lead } = usePair(
    { slide: slides.left, scale: left?.scale ?? 0 },
    { slide: slides.right, scale: right?.scale ?? 0 },
    linked,
  )
  const half = (side: CompareSide, specimen: Specimen | undefined) => (
    <Half
      specimen={specimen}
      missing={missing[side]}
      label={side === 'left' ? t`第一个标本` : t`第二个标本`}
      onPick={() => setPicking(side)}
      onLead={() => lead(side)}
      onSlide={(slide) => setSlides((before) => ({ ...before, [side]: slide }))}
    />
  )
  const other = picking === 'left' ? right : left
  const isMeasured = Boolean(left && right && left.scale > 0 && right.scale > 0)
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <BackButton />
        <h1 className={css.title}>{t`标本对比`}</h1>
        {left && right && (
          <LinkButton linked={linked} isMeasured={isMeasured} onTurn={() => setLinked(!linked)} />
        )}
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {half('left', left)}
        {half('right', right)}
      </main>
      <PickSpecimen
        open={picking !== null}
        title={t`选择对比的标本`}
        label={t`可以对比的标本`}
        none={t`没有可以对比的标本`}
        subject={other?.subjectId ?? left?.subjectId}
        // only what is tiled and lies flat can move together
        fits={({ id, tiles, fileType }) => id !== other?.id && Boolean(tiles) && fileType !== 2}
        onClose={() => setPicking(null)}
        onPick={(specimen) => {
          if (picking) onPick(picking, specimen)
          setPicking(null)
        }}
      />
    </div>
  )
}

function BackButton() {
  const { t } = useLingui()
  const router = useRouter()
  const past = useCanGoBack()
  const back = () =>
    past ? router.history.back() : router.navigate({ to: '/resource', search: {}, replace: true })
  return (
    <IconButton label={t`返回`} glass onClick={back}>
      <ArrowLeft aria-hidden="true" />
    </IconButton>
  )
}

interface LinkProps {
  linked: boolean
  /** both have a scale */
  isMeasured: boolean
  onTurn: () => void
}

/** Lets the two move together or apart. */
function LinkButton({ linked, isMeasured, onTurn }: LinkProps) {
  const { t } = useLingui()
  const inStep = isMeasured ? t`同步移动，比例相同` : t`同步移动`
  return (
    <button type="button" className={css.link} aria-pressed={linked} onClick={onTurn}>
      {linked ? <Link2 aria-hidden="true" /> : <Link2Off aria-hidden="true" />}
      {linked ? inStep : t`各自移动`}
    </button>
  )
}

interface HalfProps {
  specimen: Specimen | undefined
  missing: boolean
  label: string
  onPick: () => void
  /** a hand or the keys come to this half */
  onLead: () => void
  onSlide: (slide: Slide | null) => void
}

function Half({ specimen, missing, label, onPick, onLead, onSlide }: HalfProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  useSpecimenInUse(specimen?.id ?? null)
  const clarity = useAtomValue(clarityAtom)
  const name = specimen && pick(specimen.name, specimen.nameEn)
  return (
    <section
      className={css.half}
      aria-label={name ? `${label} ${name}` : label}
      onPointerDownCapture={onLead}
      onWheelCapture={onLead}
      onFocusCapture={onLead}
    >
      {specimen ? (
        <>
          <div className={css.bar}>
            <h2 className={css.name}>{name}</h2>
            <button type="button" className={css.pick} onClick={onPick}>
              <ArrowLeftRight aria-hidden="true" />
              {t`更换`}
            </button>
          </div>
          <div className={css.stage}>
            <Suspense fallback={null}>
              <LazyViewer
                specimen={specimen}
                marks={noMarks}
                selected={null}
                onSelect={nothing}
                paired
                clarity={clarity}
                onSlide={onSlide}
              />
            </Suspense>
          </div>
        </>
      ) : (
        <CompareEmpty {...{ label, missing, onPick }} />
      )}
    </section>
  )
}
