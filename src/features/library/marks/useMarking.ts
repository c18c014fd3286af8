import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo, useRef, useState } from 'react'
import type { Mark, MarkId, PersonalMark, Specimen } from '../../../contract/specimens.ts'
import { newId } from '../../../device/names.ts'
import { ledgerAtom, operationsAfter } from '../../../queries/engine/overlay.ts'
import { saveNewMarks } from '../../../queries/library/importMarks.ts'
import { deleteMark, foldMarks, personalMarksQuery, saveMark } from '../../../queries/library/marks.ts'
import { asMark } from '../../../rules/marks/personal.ts'
import { toast } from '../../../ui/toast.ts'
import type { Drawing } from '../../../viewer/drawing/drawing.ts'
import { useDrawing } from '../../../viewer/drawing/useDrawing.ts'
import { type HiddenLayers, withLayer } from '../../../viewer/marks/layers.ts'
import type { ViewPlace } from '../../../viewer/slide/geometry.ts'

/** All marks of a specimen and what can be done with them; one for picture and list. */
export interface Marking {
  specimen: Specimen
  /** of all layers, those of hidden ones too */
  all: readonly Mark[]
  /** as the picture shows and numbers them */
  shown: readonly Mark[]
  /** texts: they stand on the picture themselves */
  pinless: ReadonlySet<MarkId>
  /** one's own, with the hand that draws */
  drawing: Drawing
  /** begins or ends drawing; one's own layer is shown then, so that one sees what one does */
  draw: (on: boolean) => void
  hidden: HiddenLayers
  onHidden: (hidden: HiddenLayers) => void
  selected: MarkId | null
  onSelect: (id: MarkId | null) => void
  /** on the picture: while one draws, one's own is taken hold of where it stands */
  onTap: (id: MarkId | null) => void
  /** false: a self-test, names are turned up one by one */
  names: boolean
  setNames: (shown: boolean) => void
  revealed: ReadonlySet<MarkId>
  reveal: (id: MarkId) => void
  /** the part of the picture that was in sight when it last came to rest */
  place: () => ViewPlace | undefined
  onPlace: (place: ViewPlace) => void
}

/** One's own marks; those that wait are there even where the service's were never read. */
function useOwn(specimenId: number): readonly PersonalMark[] {
  const { data } = useQuery(personalMarksQuery(specimenId))
  const ledger = useAtomValue(ledgerAtom)
  return useMemo(
    () => data ?? foldMarks(specimenId, [], operationsAfter(0, ledger)),
    [data, specimenId, ledger],
  )
}

function useKeeper() {
  const { t } = useLingui()
  const failed = () => toast(t`没能存到本机，请检查存储空间`, { kind: 'bad' })
  return {
    newId: () => newId(),
    save: (mark: PersonalMark) => void saveMark(mark).catch(failed),
    saveAll: (marks: readonly PersonalMark[]) =>
      saveNewMarks(marks).then(
        () => true,
        () => {
          failed()
          return false
        },
      ),
    remove: (mark: PersonalMark) => void deleteMark(mark).catch(failed),
  }
}

type Given = Pick<Marking, 'hidden' | 'onHidden' | 'selected' | 'onSelect'>

export function useMarking(specimen: Specimen, common: readonly Mark[], given: Given): Marking {
  const [names, setNames] = useState(true)
  const [revealed, setRevealed] = useState<ReadonlySet<MarkId>>(new Set())
  const own = useOwn(specimen.id)
  const place = useRef<ViewPlace>(undefined)
  const drawing = useDrawing(specimen.id, own, useKeeper())
  const all = useMemo(
    () => [...common, ...own.map((mark) => asMark(mark, specimen.pictureNum))],
    [common, own, specimen],
  )
  const shown = useMemo(() => all.filter(({ layer }) => !given.hidden.has(layer)), [all, given.hidden])
  const pinless = useMemo(
    () => new Set(own.filter(({ shape }) => shape === 'text').map(({ clientId }) => clientId)),
    [own],
  )
  return {
    ...given,
    specimen,
    all,
    shown,
    pinless,
    drawing,
    names,
    revealed,
    draw(on) {
      if (on && given.hidden.has('personal')) given.onHidden(withLayer(given.hidden, 'personal', true))
      given.onSelect(null)
      drawing.setOn(on)
    },
    onTap(id) {
      const mine = drawing.isOn && own.find(({ clientId }) => clientId === id)
      if (mine) drawing.choose(mine.clientId)
      else given.onSelect(id)
    },
    setNames(next) {
      setNames(next)
      setRevealed(new Set())
    },
    reveal: (id) => setRevealed(new Set([...revealed, id])),
    place: () => place.current,
    onPlace(now) {
      place.current = now
    },
  }
}
