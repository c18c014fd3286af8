import { useEffect } from 'react'
import type { Tiles } from '../../contract/specimens.ts'
import { useNames } from '../../ui/bilingual.ts'
import type { Toolbox, ViewerSheetName } from '../slide/frame/tools.ts'
import type { ViewerProps } from '../slide/types.ts'
import type { Adjustment } from '../tools/adjust.ts'
import { ClaritySheet } from '../tools/ClaritySheet.tsx'
import { MoreSheet } from '../tools/MoreSheet.tsx'
import { ShareSheet } from '../tools/ShareSheet.tsx'
import { SnapshotSheet } from '../tools/SnapshotSheet.tsx'
import { TurnHelp } from './TurnHelp.tsx'
import type { TurntableSlide } from './turntableSlide.ts'

interface Props extends ViewerProps {
  tiles: Tiles
  names: boolean
  filled?: boolean
  turning: TurntableSlide
  toolbox: Toolbox
  adjustment: Adjustment
}

/** The sheets that come up over a turntable and cover it for a moment. */
export function TurnSheets(props: Props) {
  const { specimen, tiles, marks, pinless, names, filled, turning, toolbox, adjustment } = props
  const { clarity, onClarity, link, byPress } = props
  const { pick } = useNames()
  const close = (sheet: ViewerSheetName) => () => toolbox.closeSheet(sheet)
  // a snapshot is taken at rest: only then are the marks on the picture
  const isSaving = toolbox.sheet === 'snapshot'
  useEffect(() => {
    if (isSaving) turning.play(false)
  }, [isSaving, turning])
  return (
    <>
      <MoreSheet
        {...{ toolbox, filled }}
        turns={false}
        measures={false}
        tours={marks.length > 0}
        shares={link !== undefined}
        clarity={onClarity && clarity}
      />
      <TurnHelp open={toolbox.sheet === 'help'} onClose={close('help')} />
      <SnapshotSheet
        open={isSaving}
        onClose={close('snapshot')}
        {...{ specimen, marks, pinless, names, byPress, adjustment }}
        slide={turning}
        parts={[]}
      />
      {link && toolbox.sheet === 'share' && (
        <ShareSheet
          open
          onClose={close('share')}
          title={pick(specimen.name, specimen.nameEn)}
          address={link(turning.place())}
        />
      )}
      {onClarity && clarity !== undefined && (
        <ClaritySheet
          open={toolbox.sheet === 'clarity'}
          onClose={close('clarity')}
          {...{ specimen, tiles, clarity, onClarity }}
        />
      )}
    </>
  )
}
