import { Trans } from '@lingui/react/macro'
import Crosshair from 'lucide-react/icons/crosshair'
import { TileLink } from '../../../ui/Tile.tsx'

/** The way to 标本考试. */
export function ExamTile() {
  return (
    <TileLink
      to="/exercise/exam"
      icon={<Crosshair aria-hidden="true" />}
      title={<Trans>标本考试</Trans>}
      sub={<Trans>计时认结构，离线可考</Trans>}
    />
  )
}
