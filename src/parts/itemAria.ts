/** As `li` in a `ul`: what lays a virtual list's rows out stands between the two, which those elements do not allow. */
export const listItemAria = (at: number, total: number) => ({
  role: 'listitem',
  'aria-setsize': total,
  'aria-posinset': at + 1,
})
