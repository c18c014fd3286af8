/** A moment (ms UTC) as a message writes it, in the school's time. */
export const momentText = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(at)
