/** The page's name in the browser: its screen's own, or its route's until the screen knows a better one. */
import { useLayoutEffect } from 'react'

let [ofScreen, ofRoute] = ['', '']

const show = () => {
  document.title = `${ofScreen || ofRoute} · Vitrine`
}

export function useRouteTitle(title: string) {
  useLayoutEffect(() => {
    ofRoute = title
    show()
  }, [title])
}

/** Stands as long as the screen does, whichever of the two is told first. */
export function useTitle(title: string) {
  useLayoutEffect(() => {
    ofScreen = title
    show()
    return () => {
      ofScreen = ''
      show()
    }
  }, [title])
}
