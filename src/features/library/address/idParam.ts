import { notFound } from '@tanstack/react-router'

/** The id of an address; anything that is none leads to the page that says so. */
export const idParam = {
  params: {
    parse: ({ id }: { id: string }) => ({ id: Number(id) }),
    stringify: ({ id }: { id: number }) => ({ id: String(id) }),
  },
  beforeLoad: ({ params: { id } }: { params: { id: number } }) => {
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
  },
}
