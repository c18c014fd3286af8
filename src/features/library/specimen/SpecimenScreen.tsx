import { useLingui } from '@lingui/react/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Suspense, useId, useMemo, useState } from 'react'
import type { Mark, MarkId, Specimen } from '../../../contract/specimens.ts'
import { clarityAtom, setClarity } from '../../../device/clarity.ts'
import { latinAtom } from '../../../device/latin.ts'
import { isInAppBrowser } from '../../../device/obstacle.ts'
import { useSpecimenInUse } from '../../../packs/usePacks.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { useDataReady } from '../../../ui/hooks/useDataReady.ts'
import { useTitle } from '../../../ui/hooks/useTitle.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LazyDrawBar, LazyEditSheet } from '../../../viewer/drawing/lazy.tsx'
import { LazyViewer } from '../../../viewer/lazy.ts'
import { FirstView } from '../../../viewer/slide/frame/FirstView.tsx'
import type { DetailSearch } from '../address/detailSearch.ts'
import { readHiddenLayers, readViewPlace } from '../address/placeText.ts'
import { useAddress } from '../address/useAddress.ts'
import { MarkOverlay } from '../marks/MarkOverlay.tsx'
import type { MissingMarks } from '../marks/MarkPanel.tsx'
import { MarkTools } from '../marks/MarkTools.tsx'
import { useMarking } from '../marks/useMarking.ts'
import { SpecimenPanel } from './SpecimenPanel.tsx'
import css from './SpecimenScreen.module.css'

interface Props {
  specimen: Specimen
  marks: readonly Mark[]
  missing: MissingMarks | null
  /** the search parameters of the address on arrival */
  search: DetailSearch
}

/** A specimen: the picture first, its facts below or, where there is room, beside it. */
export function SpecimenScreen({ specimen, marks, missing, search }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const router = useRouter()
  useSpecimenInUse(specimen.id)
  // the address follows the picture afterwards, not the picture the address
  const [opened] = useState(search)
  const [selected, setSelected] = useState<MarkId | null>(opened.mark ?? null)
  const [hidden, setHidden] = useState(() => readHiddenLayers(opened.hide))
  const marking = useMarking(specimen, marks, {
    hidden,
    selected,
    onHidden: setHidden,
    onSelect: setSelected,
  })
  const { drawing } = marking
  const [isOpen, setOpen] = useState(true)
  const [isWorking, setWorking] = useState(false)
  const [isSharp, setSharp] = useState(false)
  useDataReady(isSharp)
  const clarity = useAtomValue(clarityAtom)
  const latin = useAtomValue(latinAtom)
  const panel = useId()
  const name = pick(specimen.name, specimen.nameEn)
  const place = useMemo(() => readViewPlace(opened.at), [opened])
  const address = useAddress(specimen.id, selected, hidden, opened.back)
  useTitle(name)
  const compare = () => router.navigate({ to: '/resource/compare', search: { left: specimen.id } })
  const isUnfolded = isOpen && !isWorking
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <Back subject={specimen.subjectId} isVisit={opened.back === 1} />
        <h1 className={css.title}>{name}</h1>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <div className={css.stage}>
          <Suspense
            fallback={
              <div className={css.coming}>
                {place || opened.mark ? null : <FirstView {...{ specimen, clarity }} />}
              </div>
            }
          >
            <LazyViewer
              specimen={specimen}
              marks={marking.shown}
              pinless={marking.pinless}
              selected={selected}
              onSelect={marking.onTap}
              names={marking.names}
              latin={latin}
              revealed={marking.revealed}
              onReveal={marking.reveal}
              overlay={(slide) => <MarkOverlay slide={slide} marking={marking} />}
              tools={<MarkTools marking={marking} />}
              foot={drawing.isOn ? <LazyDrawBar drawing={drawing} /> : undefined}
              onLeave={drawing.leave}
              place={place}
              onPlace={(now) => {
                marking.onPlace(now)
                address.onPlace(now)
              }}
              link={address.link}
              byPress={isInAppBrowser()}
              onCompare={compare}
              onDraw={() => marking.draw(!drawing.isOn)}
              onTool={(isAtWork) => {
                setWorking(isAtWork)
                if (isAtWork) drawing.setOn(false)
              }}
              onSharp={(sharp) => sharp && setSharp(true)}
              clarity={clarity}
              onClarity={setClarity}
            />
          </Suspense>
        </div>
        <div className={css.sheet} data-open={isUnfolded} data-aside={drawing.isOn}>
          <button
            type="button"
            className={css.grip}
            aria-expanded={isUnfolded}
            aria-controls={panel}
            onClick={() => {
              setOpen(!isUnfolded)
              setWorking(false)
            }}
          >
            <span className={css.handle} aria-hidden="true" />
            <span className={css.gripText}>{isUnfolded ? t`收起资料` : t`资料与标注`}</span>
          </button>
          <div id={panel} className={css.panel}>
            <SpecimenPanel specimen={specimen} marking={marking} missing={missing} />
          </div>
        </div>
      </main>
      <LazyEditSheet drawing={drawing} />
    </div>
  )
}

/** Back to where one came from; who came by a link goes up to the subject's list instead. */
function Back({ subject, isVisit }: { subject: number; isVisit: boolean }) {
  const { t } = useLingui()
  const router = useRouter()
  const past = useCanGoBack()
  const go = () =>
    past ? router.history.back() : router.navigate({ to: '/resource', search: { subject }, replace: true })
  return (
    <IconButton label={isVisit && past ? t`返回刚才的页面` : t`返回`} className={css.back} onClick={go}>
      <ArrowLeft aria-hidden="true" />
    </IconButton>
  )
}
