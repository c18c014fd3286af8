import type { Tiles } from '../contract/specimens.ts'
import type { Part } from '../rules/stain.ts'
import { useNames } from '../ui/bilingual.ts'
import type { Slide } from './slide/slide.ts'
import type { Desk } from './slide/tools.ts'
import type { ViewerProps } from './slide/types.ts'
import type { Adjustment } from './tools/adjust.ts'
import { ClaritySheet } from './tools/ClaritySheet.tsx'
import { HelpSheet } from './tools/HelpSheet.tsx'
import { MoreSheet } from './tools/MoreSheet.tsx'
import { ShareSheet } from './tools/ShareSheet.tsx'
import { SnapshotSheet } from './tools/SnapshotSheet.tsx'

interface Props extends ViewerProps {
  tiles: Tiles
  names: boolean
  filled?: boolean
  slide: Slide
  desk: Desk
  adjustment: Adjustment
  parts: readonly Part[]
}

/** What comes up over the picture and covers it for a moment. */
export function Sheets(props: Props) {
  const { specimen, tiles, marks, pinless, names, filled, slide, desk, adjustment, parts } = props
  const { clarity, onClarity, link, byPress, onCompare } = props
  const { pick } = useNames()
  return (
    <>
      <MoreSheet
        {...{ desk, filled, onCompare }}
        measures={specimen.scale > 0}
        tours={marks.length > 0}
        shares={link !== undefined}
        clarity={onClarity && clarity}
      />
      <HelpSheet open={desk.sheet === 'help'} onClose={() => desk.hide('help')} />
      <SnapshotSheet
        open={desk.sheet === 'snapshot'}
        onClose={() => desk.hide('snapshot')}
        {...{ slide, specimen, marks, pinless, names, byPress, adjustment, parts }}
      />
      {link && desk.sheet === 'share' && (
        <ShareSheet
          open
          onClose={() => desk.hide('share')}
          title={pick(specimen.name, specimen.nameEn)}
          address={link(slide.place())}
        />
      )}
      {onClarity && clarity !== undefined && (
        <ClaritySheet
          open={desk.sheet === 'clarity'}
          onClose={() => desk.hide('clarity')}
          {...{ specimen, tiles, clarity, onClarity }}
        />
      )}
    </>
  )
}
