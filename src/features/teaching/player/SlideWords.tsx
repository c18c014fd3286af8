import { useLingui } from '@lingui/react/macro'
import type { CoursewareSlide } from '../../../contract/teaching/courseware.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Section } from '../../../ui/Section.tsx'
import css from './Player.module.css'

/** Text of a slide, to be read larger or aloud; below it a teacher's notes. */
export function SlideWords({ slide }: { slide: CoursewareSlide }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const note = slide.note === null ? '' : pick(slide.note, slide.noteEn ?? '')
  const words = pick(slide.text, slide.textEn)
  return (
    <>
      {words && (
        <Section title={t`本页文字`}>
          <p className={css.text}>{words}</p>
        </Section>
      )}
      {note && (
        <Section title={t`讲解备注`}>
          <p className={css.text}>{note}</p>
        </Section>
      )}
    </>
  )
}
