import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ShownToast, toasts } from '../toast.ts'

const mostKept = 5

/** The last toasts of this page, the newest last; those said to another person are forgotten. */
export function useSaid(person: number | null): readonly ShownToast[] {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  const [said, setSaid] = useState<{ person: number | null; items: readonly ShownToast[] }>({
    person,
    items: [],
  })
  useEffect(() => {
    setSaid((known) => {
      const kept = known.person === person ? known.items : []
      const items = [...kept, ...shown.filter(({ id }) => kept.every((one) => one.id !== id))]
      return { person, items: items.slice(-mostKept) }
    })
  }, [shown, person])
  return said.person === person ? said.items : []
}
