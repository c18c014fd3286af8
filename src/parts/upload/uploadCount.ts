/** How many files of a form are still on their way: what is sent meanwhile would go without them. */
import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from 'react'

/** A form gives the setter of its count to the upload fields in it. */
export const UploadCount = createContext<Dispatch<SetStateAction<number>>>(() => undefined)

/** Adds the files of one field to the form's count while they are on their way. */
export function useUploadCount(underWay: number): void {
  const setCount = useContext(UploadCount)
  useEffect(() => {
    setCount((before) => before + underWay)
    return () => setCount((before) => before - underWay)
  }, [underWay, setCount])
}
