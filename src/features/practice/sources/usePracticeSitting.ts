import { useEffect, useState } from 'react'
import { keepBooks } from '../../../queries/practice/books.ts'
import { newSitting } from '../../../queries/practice/sitting.ts'

/** Practice as long as its screen stands; the books that its answers may change are known meanwhile. */
export function usePracticeSitting() {
  useEffect(keepBooks, [])
  const [sitting] = useState(newSitting)
  return sitting
}
