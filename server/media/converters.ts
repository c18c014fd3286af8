/** Programs of the machine that turn documents into pages. None of them is needed for PDF and pictures. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const programs = {
  /** draws pages of a PDF three times as fast as pdf.js */
  pdftoppm: { variable: 'PDFTOPPM', names: ['pdftoppm'] },
  /** turns PPT and PPTX into PDF */
  soffice: { variable: 'SOFFICE', names: ['soffice', 'libreoffice'] },
} as const

export type Converter = keyof typeof programs

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Where a converter is, or null where this machine has none.
 * The variable (PDFTOPPM, SOFFICE) names another place; `none` says that it shall not be used.
 */
export function findConverter(converter: Converter, env: NodeJS.ProcessEnv = process.env): string | null {
  const { variable, names } = programs[converter]
  const told = env[variable]
  if (told) return told !== 'none' && isExecutable(told) ? told : null
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return places.find(isExecutable) ?? null
}
