/** Hands the person a file, as a download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // the browser has taken the file by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Saves what the service has at an address, under the name that it gives. */
export function saveFrom(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
