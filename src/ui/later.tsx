import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose code comes when it is first shown; until then nothing stands in its place. After a fallback of
 * `Suspense` React holds back what has come for up to 300 ms, which a finger notices: here nothing is held back.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: modules call it while they load, as they do `lazy`
  return function Later(props: P) {
    const [Known, setKnown] = useState(() => known)
    const [failure, setFailure] = useState<{ cause: unknown }>()
    useEffect(() => {
      if (Known) return
      load().then(
        (come) => {
          known = come
          setKnown(() => come)
        },
        (cause: unknown) => setFailure({ cause }),
      )
    }, [Known])
    if (failure) throw failure.cause
    return Known ? <Known {...props} /> : null
  }
}
