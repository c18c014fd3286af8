/** Messages of imports from uploaded files, in both languages. */
import { type Said, sayer, Unsaid } from '../words.ts'

const texts = {
  fileGone: ['上传的文件已不在，请重新上传', 'An uploaded file is gone. Upload it again.'],
} as const

export const materialNote = sayer(texts)

/** Why an import of uploaded files cannot go on. */
export class MaterialFault extends Unsaid {
  constructor(key: keyof typeof texts, ...values: Said['values']) {
    super(materialNote(key, ...values))
  }
}
