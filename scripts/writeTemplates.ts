/** Writes the tables that administrators fill in before an import beside the built app. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeQuestionTemplate } from '../exchange/questions/sheet/template.ts'
import { makeSlideTemplate } from '../exchange/table/template.ts'
import { importTemplates } from '../src/rules/importTemplates.ts'

export async function writeTemplates(outDir: string): Promise<void> {
  const place = (path: string) => join(outDir, path.replace('/wk_mobile/', ''))
  writeFileSync(place(importTemplates.questions), await makeQuestionTemplate())
  writeFileSync(place(importTemplates.specimens), makeSlideTemplate())
}
