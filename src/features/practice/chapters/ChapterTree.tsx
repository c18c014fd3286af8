import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ChapterNode } from '../../../contract/practice.ts'
import type { Sizes } from '../../../contract/sync.ts'
import { useKept } from '../../../packs/usePacks.ts'
import { KeepButton } from '../../../parts/KeepButton.tsx'
import { ProgressWords } from '../../../parts/ProgressWords.tsx'
import { useObstacle } from '../../../parts/useKeeping.ts'
import { useUnavailableOffline } from '../../../parts/useUnavailableOffline.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { classes } from '../../../ui/classes.ts'
import { ProgressBar } from '../../../ui/signs/ProgressBar.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { KeptBadge } from '../KeptBadge.tsx'
import css from './ChapterTree.module.css'
import { chaptersIn, isHeading, submittedShare } from './chapters.ts'

interface Props {
  nodes: readonly ChapterNode[]
  /** of each chapter, where it is known */
  sizes: ReadonlyMap<number, Sizes>
}

/** A subject's chapters, folded under their headings. */
export function ChapterTree({ nodes, sizes }: Props) {
  const withQuestions = nodes.filter((node) => node.total > 0)
  return (
    <div className={css.tree}>
      {withQuestions.map((node) =>
        isHeading(node) ? (
          <Group key={node.id} node={node} sizes={sizes} />
        ) : (
          <Leaves key={node.id} nodes={[node]} sizes={sizes} />
        ),
      )}
    </div>
  )
}

function Group({ node, sizes }: Pick<Props, 'sizes'> & { node: ChapterNode }) {
  const { pick } = useNames()
  const chapters = chaptersIn(node)
  return (
    <details className={css.group} open>
      <summary className={css.heading}>
        <ChevronRight className={css.chevron} aria-hidden="true" />
        <h2 className={css.name}>{pick(node.name, node.nameEn)}</h2>
        <span className={css.amount}>
          {node.submitted} / {node.total}
        </span>
      </summary>
      {chapters.some(isHeading) ? (
        <ChapterTree nodes={chapters} sizes={sizes} />
      ) : (
        <Leaves nodes={chapters} sizes={sizes} />
      )}
    </details>
  )
}

function Leaves({ nodes, sizes }: Props) {
  const { pick } = useNames()
  return (
    <Card as="ul" flush>
      {nodes.map((node) => (
        <li key={node.id} className={css.item}>
          <Chapter node={node} />
          <KeepButton
            kind="chapter"
            id={node.id}
            name={pick(node.name, node.nameEn)}
            sized
            sizes={sizes.get(node.id) ?? null}
            className={css.keep}
          />
        </li>
      ))}
    </Card>
  )
}

function Chapter({ node }: { node: ChapterNode }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { total, submitted, corrected } = node
  const able = useObstacle() === null
  const away = useUnavailableOffline(useKept({ kind: 'chapter', id: node.id })) && able
  return (
    <Link
      to="/exercise/chapter/question/$catalogId"
      params={{ catalogId: node.id }}
      className={classes(css.chapter, away && css.away)}
    >
      <span className={css.words}>
        <span className={css.line}>
          <span className={css.title}>{pick(node.name, node.nameEn)}</span>
          {away ? (
            <Tag>
              <Trans>未存到本机</Trans>
            </Tag>
          ) : (
            <KeptBadge catalogId={node.id} bare />
          )}
        </span>
        <ProgressBar value={submittedShare(node)} label={t`已答 ${submitted} 题，共 ${total} 题`} />
        <span className={css.line}>
          <span>
            <ProgressWords total={total} submitted={submitted} />
          </span>
          {submitted > 0 && (
            <span>{corrected === submitted ? <Trans>全对</Trans> : <Trans>对 {corrected} 题</Trans>}</span>
          )}
        </span>
      </span>
      <ChevronRight className={css.go} aria-hidden="true" />
    </Link>
  )
}
