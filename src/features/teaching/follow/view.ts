/** The presenter's view of a specimen, and the place of a follower's picture that shows at least that. Pure. */
import type { FollowView } from '../../../contract/teaching/follow.ts'
import type { ScreenView, Size, ViewPlace } from '../../../viewer/slide/geometry.ts'

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** @param place of the presenter's picture, and the screen on which it stands */
export function toFollowView(place: ViewPlace, screen: Size, picture: Size): FollowView {
  return {
    x: round(place.x / picture.width),
    y: round(place.y / picture.height),
    height: round(screen.height / place.zoom / picture.height),
    aspect: round(screen.width / screen.height),
    rotation: Math.round(place.rotation),
  }
}

export function toFollowedPlace(
  view: FollowView,
  screen: Pick<ScreenView, 'width' | 'height'>,
  picture: Size,
): ViewPlace {
  const height = view.height * picture.height
  const zoom = Math.min(screen.height / height, screen.width / (height * view.aspect))
  return { x: view.x * picture.width, y: view.y * picture.height, zoom, rotation: view.rotation }
}
