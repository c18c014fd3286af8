/** Chinese characters as they are compared: one script, and one of two characters that textbooks use for one word. */
import { toSimplified } from './traditional.ts'

const variants: [RegExp, string][] = [
  [/黏/g, '粘'],
  [/芽孢/g, '芽胞'],
  [/襻/g, '袢'],
  [/以及/g, '及'],
]

/** A page that is copied has characters of the block of radicals for the real ones. */
const radicals =
  '⻣骨⻆角⻩黄⻓长⻛风⻢马⻘青⻥鱼⻋车⻅见⻚页⻔门⻝食⻰龙⻜飞⻬齐⻮齿⻄西⻉贝⻁虎⻦鸟⻨麦⻧卤⻤鬼⻳龟⻗雨⺠民⺟母⻒鬲⻙韦⻎辶⻏阝⻈讠⻐钅⻟饣'
const radicalOf = new Map((radicals.match(/../gu) ?? []).map((pair) => [pair[0] ?? '', pair[1] ?? '']))
const withoutRadicals = (text: string) =>
  text.replace(/[⺀-⻳]/g, (character) => radicalOf.get(character) ?? character)

export const foldHan = (text: string): string =>
  variants.reduce(
    (result, [written, instead]) => result.replace(written, instead),
    toSimplified(withoutRadicals(text)),
  )
