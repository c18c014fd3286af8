import { useLingui } from '@lingui/react/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Suspense, useEffect, useId, useState } from 'react'
import type { Mark, MarkId, Specimen } from '../../contract/specimens.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LazyViewer } from '../../viewer/lazy.ts'
import { useNames } from '../../viewer/names.ts'
import { SpecimenPanel } from './SpecimenPanel.tsx'
import css from './SpecimenScreen.module.css'

interface Props {
  specimen: Specimen
  marks: readonly Mark[]
  /** the mark that the address names */
  mark?: MarkId
  /** opened from elsewhere, such as the assistant: back leads there, not up to the library */
  isVisit: boolean
}

/** A specimen: the picture first, what is known of it below or, where there is room, beside it. */
export function SpecimenScreen({ specimen, marks, mark, isVisit }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [selected, setSelected] = useState<MarkId | null>(mark ?? null)
  const [names, setNames] = useState(true)
  const [isOpen, setOpen] = useState(true)
  const panel = useId()
  const name = pick(specimen.name, specimen.nameEn)
  useEffect(() => {
    document.title = `${name} · Vitrine`
  }, [name])
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <Back subject={specimen.subjectId} isVisit={isVisit} />
        <h1 className={css.title}>{name}</h1>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <div className={css.stage}>
          <Suspense fallback={<div className={css.coming} />}>
            <LazyViewer
              specimen={specimen}
              marks={marks}
              selected={selected}
              onSelect={setSelected}
              names={names}
            />
          </Suspense>
        </div>
        <div className={css.sheet} data-open={isOpen}>
          <button
            type="button"
            className={css.grip}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={css.handle} aria-hidden="true" />
            <span className={css.gripText}>{isOpen ? t`收起资料` : t`资料与标注`}</span>
          </button>
          <div id={panel} className={css.panel}>
            <SpecimenPanel
              {...{ specimen, marks, selected, names }}
              onSelect={setSelected}
              onNames={setNames}
            />
          </div>
        </div>
      </main>
    </div>
  )
}

/** Back to where one came from; who came by a link goes up to the subject's list instead. */
function Back({ subject, isVisit }: { subject: number; isVisit: boolean }) {
  const { t } = useLingui()
  const router = useRouter()
  const past = useCanGoBack()
  const go = () =>
    past ? router.history.back() : router.navigate({ to: '/resource', search: { subject }, replace: true })
  return (
    <IconButton label={isVisit && past ? t`返回刚才的页面` : t`返回`} className={css.back} onClick={go}>
      <ArrowLeft aria-hidden="true" />
    </IconButton>
  )
}
