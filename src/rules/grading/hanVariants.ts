/** Chinese characters as they are compared: one script, and one of two characters that textbooks use for one word. */
import { toSimplified } from './traditional.ts'

const variants: [RegExp, string][] = [
  [/黏/g, '粘'],
  [/芽孢/g, '芽胞'],
  [/襻/g, '袢'],
]

export const foldHan = (text: string): string =>
  variants.reduce((result, [written, instead]) => result.replace(written, instead), toSimplified(text))
