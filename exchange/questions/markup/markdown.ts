/** The Markdown that teachers write in questions. */
import MarkdownIt from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { escaped } from '../../../server/questions/markup.ts'
import { replaceFormulas } from './formula.ts'

const markdown = new MarkdownIt({ html: true, breaks: true })
  // next to Chinese letters and signs `**` begins and ends like anywhere else
  .use(cjkFriendly)
  // teachers indent lines without meaning code
  .disable('code')
// what may stay is decided afterwards, as of any HTML (server/questions/markup.ts)
markdown.validateLink = () => true
markdown.normalizeLink = (address) => address

/** Stands for a formula while Markdown is read, where its `\(` would be an escaped bracket and its `*` an emphasis. */
const placeholderOf = (at: number) => `\uE000${at}\uE001`
const placeholders = /\uE000(\d+)\uE001/g

/** The library ends each block with a line. */
const linesBetweenBlocks = />\n+(?=<|$)/g

/** @returns HTML; tags that stand in the text stay, as Markdown has it, and so do formulas */
export function fromMarkdown(text: string): string {
  const formulas: string[] = []
  const around = replaceFormulas(text, (formula) => placeholderOf(formulas.push(formula) - 1))
  const html = markdown.render(around).replace(linesBetweenBlocks, '>')
  return html.replace(placeholders, (placeholder, at) => escaped(formulas[at] ?? placeholder))
}
