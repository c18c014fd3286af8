import type { Tiles } from '../contract/specimens.ts'
import type { Part } from '../rules/stain.ts'
import { useNames } from '../ui/bilingual.ts'
import type { Toolbox } from './slide/frame/tools.ts'
import type { Slide } from './slide/slide.ts'
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
  toolbox: Toolbox
  adjustment: Adjustment
  parts: readonly Part[]
}

/** The sheets that come up over the picture and cover it for a moment. */
export function SlideSheets(props: Props) {
  const { specimen, tiles, marks, pinless, names, filled, slide, toolbox, adjustment, parts } = props
  const { clarity, onClarity, link, byPress, onCompare } = props
  const { pick } = useNames()
  return (
    <>
      <MoreSheet
        {...{ toolbox, filled, onCompare }}
        measures={specimen.scale > 0}
        tours={marks.length > 0}
        shares={link !== undefined}
        clarity={onClarity && clarity}
      />
      <HelpSheet open={toolbox.sheet === 'help'} onClose={() => toolbox.closeSheet('help')} />
      <SnapshotSheet
        open={toolbox.sheet === 'snapshot'}
        onClose={() => toolbox.closeSheet('snapshot')}
        {...{ slide, specimen, marks, pinless, names, byPress, adjustment, parts }}
      />
      {link && toolbox.sheet === 'share' && (
        <ShareSheet
          open
          onClose={() => toolbox.closeSheet('share')}
          title={pick(specimen.name, specimen.nameEn)}
          address={link(slide.place())}
        />
      )}
      {onClarity && clarity !== undefined && (
        <ClaritySheet
          open={toolbox.sheet === 'clarity'}
          onClose={() => toolbox.closeSheet('clarity')}
          {...{ specimen, tiles, clarity, onClarity }}
        />
      )}
    </>
  )
}
