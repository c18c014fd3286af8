import { type Atom, getDefaultStore } from 'jotai'
import { useEffect, useState } from 'react'
import { drawLate } from './drawLate.ts'

/** The value of an atom for a large part of a screen: what is smaller and reads the atom itself is drawn before it. */
export function useAtomLate<T>(atom: Atom<T>): T {
  const store = getDefaultStore()
  const [value, setValue] = useState(() => store.get(atom))
  useEffect(() => {
    const read = () => setValue(() => store.get(atom))
    read()
    return store.sub(atom, () => drawLate(read))
  }, [store, atom])
  return value
}
