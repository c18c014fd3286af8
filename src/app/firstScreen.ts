/** Resolves when the first screen stands, a few seconds at most: what the worker fetches would compete with it. */
export async function firstScreen(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  if (document.documentElement.dataset.first === 'page') return
  await new Promise<void>((resolve) => {
    const marks = new PerformanceObserver((list) => {
      if (list.getEntriesByName('data-ready').length > 0) setTimeout(resolve, 500)
    })
    marks.observe({ type: 'mark', buffered: true })
    setTimeout(resolve, 5000)
  })
}
