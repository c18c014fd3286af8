/**
 * Where pdf.js lies, with its tables of characters and its fonts: scripts/build.ts copies it there as it is. Nobody
 * loads it who opens no PDF; the service worker keeps what was loaded, and a kept document brings all of it along.
 */
export const pdfVersion = '6.5.438'
export const pdfFolder = `/wk_mobile/static/pdf/${pdfVersion}/`

/** Names in the folder of what a page and its worker load; the rest is listed in `files.json`. */
export const pdfFiles = { reader: 'pdf.js', worker: 'pdf.worker.js', list: 'files.json' } as const

export const isPdf = (name: string): boolean => /\.pdf$/i.test(name)
