/** How long (ms) the page that is kept on this device may take to come. */
const comingMs = 10_000

/**
 * Loads the page anew. Chromium leaves a navigation hanging for good when the worker that it wakes is stopped at that
 * very moment, as a newer worker stops the one before it: this page is still there then, and asks once more. Where no
 * worker answers, the page comes over the network, which may take longer.
 */
export function reloadPage(): void {
  location.reload()
  if (navigator.serviceWorker?.controller) setTimeout(() => location.reload(), comingMs)
}
