import { useLingui } from '@lingui/react/macro'
import { type Gradebook, type GradebookLine, gradeParts, type ScorePart } from '../../../contract/score.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { partNames, statusNames } from '../words.ts'
import css from './Gradebook.module.css'

interface Props {
  book: Gradebook
  lines: readonly GradebookLine[]
  /** left out: the person may only read */
  onOpen?: ((accountId: number) => void) | undefined
}

/** A line for each student, in the order of their numbers: no rank is shown to anybody. */
export function GradebookTable({ book, lines, onOpen }: Props) {
  const { t, i18n } = useLingui()
  return (
    // a table wider than the screen is scrolled by keys too
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={css.scroller} aria-label={t`成绩表`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.person}>
              {t`学生`}
            </th>
            {gradeParts.map((part) => (
              <th key={part} scope="col">
                {i18n._(partNames[part])} {book.ratio[part]} %
              </th>
            ))}
            <th scope="col">{t`目前`}</th>
            <th scope="col">{t`按满额`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.accountId}>
              <th scope="row" className={css.person}>
                <Person line={line} onOpen={onOpen} />
              </th>
              {line.parts.map((part) => (
                <td key={part.part}>
                  <PartCell part={part} />
                </td>
              ))}
              <td className={css.total}>{line.current ?? '–'}</td>
              <td className={css.total}>{line.full ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Person({ line, onOpen }: { line: GradebookLine; onOpen: Props['onOpen'] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const name = pick(line.name, line.nameEn)
  const words = (
    <>
      <span className={css.name}>{name}</span>
      <span className={css.number}>{line.loginName}</span>
    </>
  )
  if (!onOpen) return words
  return (
    <button
      type="button"
      className={css.open}
      onClick={() => onOpen(line.accountId)}
      title={t`登记${name}的成绩`}
    >
      {words}
    </button>
  )
}

function PartCell({ part }: { part: ScorePart }) {
  const { i18n } = useLingui()
  const { status, score, resitScore, document } = part
  if (status === 'normal') return score ?? '–'
  if (status === 'resit')
    return (
      <>
        {score ?? '–'} <Tag tone="warn">{i18n._(statusNames.resit)}</Tag>{' '}
        {resitScore === null ? '' : resitScore / 100}
      </>
    )
  return (
    <>
      <Tag tone={status === 'cheated' ? 'bad' : 'warn'}>{i18n._(statusNames[status])}</Tag>
      {document !== undefined && <span className={css.document}>{document}</span>}
    </>
  )
}
