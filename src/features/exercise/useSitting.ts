import { useEffect, useState } from 'react'
import { keepBooks } from '../../queries/books.ts'
import { newSitting } from '../../queries/sitting.ts'

/** Practice as long as its screen stands; the books that its answers may change are known meanwhile. */
export function useSitting() {
  useEffect(keepBooks, [])
  const [sitting] = useState(newSitting)
  return sitting
}
