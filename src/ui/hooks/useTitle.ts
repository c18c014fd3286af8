/** The page's name in the browser: its screen's own, or its route's until the screen knows a better one. */
import { useLayoutEffect } from 'react'

/** The name in parts. The app's own is said in the language in use. */
const pageName: {
  ofScreen: string
  ofRoute: string
  ofApp: string
} = {
  ofScreen: '',
  ofRoute: '',
  ofApp: '',
}

/** The title of the tab: home bears the app's name alone. */
export const composeTitle = (page: string, app: string) => (!page || page === app ? app : `${page} · ${app}`)

const show = () => {
  document.title = composeTitle(pageName.ofScreen || pageName.ofRoute, pageName.ofApp)
}

export function useRouteTitle(title: string, app: string) {
  useLayoutEffect(() => {
    pageName.ofRoute = title
    pageName.ofApp = app
    show()
  }, [title, app])
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
