/** The page's name in the browser: its screen's own, or its route's until the screen knows a better one. */
import { useLayoutEffect } from 'react'

/** The two halves of the name. */
const pageName: {
  ofScreen: string
  ofRoute: string
} = {
  ofScreen: '',
  ofRoute: '',
}

const show = () => {
  document.title = `${pageName.ofScreen || pageName.ofRoute} · Vitrine`
}

export function useRouteTitle(title: string) {
  useLayoutEffect(() => {
    pageName.ofRoute = title
    show()
  }, [title])
}

/** Stands as long as the screen does, whichever of the two is told first. */
export function useTitle(title: string) {
  useLayoutEffect(() => {
    pageName.ofScreen = title
    show()
    return () => {
      pageName.ofScreen = ''
      show()
    }
  }, [title])
}
