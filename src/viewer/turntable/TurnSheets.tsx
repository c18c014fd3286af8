import { useEffect } from 'react'
import type { Tiles } from '../../contract/specimens.ts'
import { useNames } from '../../ui/bilingual.ts'
import type { Desk, SheetName } from '../slide/tools.ts'
import type { ViewerProps } from '../slide/types.ts'
import type { Adjustment } from '../tools/adjust.ts'
import { ClaritySheet } from '../tools/ClaritySheet.tsx'
import { MoreSheet } from '../tools/MoreSheet.tsx'
import { ShareSheet } from '../tools/ShareSheet.tsx'
import { SnapshotSheet } from '../tools/SnapshotSheet.tsx'
import { TurnHelp } from './TurnHelp.tsx'
import type { Turning } from './turning.ts'

interface Props extends ViewerProps {
  tiles: Tiles
  names: boolean
  filled?: boolean
  turning: Turning
  desk: Desk
  adjustment: Adjustment
}

/** What comes up over a turntable and covers it for a moment. */
export function TurnSheets(props: Props) {
  const { specimen, tiles, marks, pinless, names, filled, turning, desk, adjustment } = props
  const { clarity, onClarity, link, byPress } = props
  const { pick } = useNames()
  const close = (sheet: SheetName) => () => desk.hide(sheet)
  // what is saved stands still: its marks are on it then
  const isSaving = desk.sheet === 'snapshot'
  useEffect(() => {
    if (isSaving) turning.play(false)
  }, [isSaving, turning])
  return (
    <>
      <MoreSheet
        {...{ desk, filled }}
        turns={false}
        measures={false}
        tours={marks.length > 0}
        shares={link !== undefined}
        clarity={onClarity && clarity}
      />
      <TurnHelp open={desk.sheet === 'help'} onClose={close('help')} />
      <SnapshotSheet
        open={isSaving}
        onClose={close('snapshot')}
        {...{ specimen, marks, pinless, names, byPress, adjustment }}
        slide={turning}
        parts={[]}
      />
      {link && desk.sheet === 'share' && (
        <ShareSheet
          open
          onClose={close('share')}
          title={pick(specimen.name, specimen.nameEn)}
          address={link(turning.place())}
        />
      )}
      {onClarity && clarity !== undefined && (
        <ClaritySheet
          open={desk.sheet === 'clarity'}
          onClose={close('clarity')}
          {...{ specimen, tiles, clarity, onClarity }}
        />
      )}
    </>
  )
}
