/** Tables to be filled in before an import, as files of the app; scripts/writeTemplates.ts makes them. */
const folder = '/wk_mobile/static/'

export const importTemplates = {
  questions: `${folder}question-template.xlsx`,
  specimens: `${folder}specimen-template.csv`,
} as const

export type ImportTemplate = keyof typeof importTemplates
