import { Plural, useLingui } from '@lingui/react/macro'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { SpecimenCatalogNode } from '../../../contract/subjects.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { classes } from '../../../ui/classes.ts'
import css from './CatalogTree.module.css'
import { startsOpen } from './catalog.ts'

interface Props {
  nodes: readonly SpecimenCatalogNode[]
  chosen: number | undefined
  /** how many specimens are in each part is told */
  counted?: boolean
  /** undefined: the whole subject */
  onChoose: (id: number | undefined) => void
}

/** A subject's catalogue with how much is in each part: a name chooses, the arrow behind it opens what is below. */
export function CatalogTree({ nodes, chosen, counted, onChoose }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(() => startsOpen(nodes, chosen))
  const toggle = (id: number) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <ul className={css.tree} aria-label={t`目录`}>
      <li>
        <div className={css.line}>
          <Choice
            leaf
            chosen={chosen === undefined}
            onChoose={() => onChoose(undefined)}
            name={t`全部`}
            count={counted ? nodes.reduce((sum, node) => sum + node.count, 0) : undefined}
          />
        </div>
      </li>
      {nodes.map((node) => (
        <Branch key={node.id} {...{ node, chosen, counted, open, toggle, onChoose }} />
      ))}
    </ul>
  )
}

interface BranchProps extends Omit<Props, 'nodes'> {
  node: SpecimenCatalogNode
  open: ReadonlySet<number>
  toggle: (id: number) => void
}

function Branch({ node, chosen, counted, open, toggle, onChoose }: BranchProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const name = pick(node.name, node.nameEn)
  const isOpen = open.has(node.id)
  return (
    <li>
      <div className={css.line}>
        <Choice
          leaf={node.items.length === 0}
          chosen={chosen === node.id}
          onChoose={() => onChoose(node.id)}
          name={name}
          count={counted ? node.count : undefined}
        />
        {node.items.length > 0 && (
          <button
            type="button"
            className={css.arrow}
            aria-expanded={isOpen}
            aria-label={isOpen ? t`收起${name}` : t`展开${name}`}
            onClick={() => toggle(node.id)}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        )}
      </div>
      {isOpen && node.items.length > 0 && (
        <ul className={css.below}>
          {node.items.map((child) => (
            <Branch key={child.id} {...{ node: child, chosen, counted, open, toggle, onChoose }} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface ChoiceProps {
  name: string
  chosen: boolean
  /** nothing below it */
  leaf: boolean
  /** how many specimens are in it and below it; left out: it is not said */
  count?: number
  onChoose: () => void
}

function Choice({ name, chosen, leaf, count, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={classes(css.choice, leaf && css.leaf, count === 0 && css.none, chosen && css.chosen)}
      aria-current={chosen ? 'true' : undefined}
      onClick={onChoose}
    >
      <span className={css.name}>{name}</span>
      {count !== undefined && (
        <span className={css.count}>
          <span aria-hidden="true">{count}</span>
          <span className="sr">
            <Plural value={count} one="# 个标本" other="# 个标本" />
          </span>
        </span>
      )}
    </button>
  )
}
