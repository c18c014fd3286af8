import { columnKeys, columns, headOf } from './columns.ts'
import { csvLine } from './csv.ts'

/** A table to be filled in: the heads in both languages and one filled row. The mark at its head tells Excel UTF-8. */
export const makeSlideTemplate = () =>
  `\uFEFF${csvLine(columnKeys.map(headOf))}${csvLine(columnKeys.map((key) => columns[key].example))}`
