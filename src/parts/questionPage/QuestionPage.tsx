import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import Flag from 'lucide-react/icons/flag'
import type { CSSProperties, ReactNode } from 'react'
import type { AnyQuestion } from '../../contract/questions.ts'
import { practiceLookAtom } from '../../device/practice.ts'
import { pickByNumber } from '../../questions/keys.ts'
import { stemId } from '../../questions/types.ts'
import { useMedia } from '../../ui/hooks/useMedia.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { CardPanel } from './card/CardPanel.tsx'
import { ProgressStrip } from './card/ProgressStrip.tsx'
import type { CardState } from './card/places.ts'
import css from './QuestionPage.module.css'
import { useKeys } from './useKeys.ts'
import { useSwipe } from './useSwipe.ts'
import { useWide } from './useWide.ts'

interface Props {
  title: string
  sub: string
  back: NonNullable<LinkProps['to']>
  card: CardState
  /** the question in sight and what is answered so far */
  question: AnyQuestion
  content: string
  /** takes an answer chosen by a number key; left out where nothing can be chosen now */
  onPick?: (content: string) => void
  /** to the question before and after; undefined where there is none */
  onBack: (() => void) | undefined
  onNext: (() => void) | undefined
  /** what Enter does */
  onEnter: () => void
  /** what follows the last question: a summary, or handing in */
  onEnd: () => void
  onFlag: () => void
  /** time that is taken; on a phone on its side it stands in the head */
  timer?: ReactNode
  /** in the head, before and after the flag */
  signs?: ReactNode
  actions?: ReactNode
  /** under the thumb */
  foot: ReactNode
  /** the question, with what is told of it */
  children: ReactNode
  /** sheets that come up over the question */
  sheets: ReactNode
}

/** Page of one question at a time, for practice and quizzes: by touch and keys, with the answer card where there is room. */
export function QuestionPage(props: Props) {
  const { t } = useLingui()
  const { card, question, content, onPick, onBack, onNext } = props
  const wide = useWide()
  // a phone on its side: the head is one line
  const flat = useMedia('(max-height: 500px)')
  const { size } = useAtomValue(practiceLookAtom)
  useKeys({
    onNumber(key) {
      const picked = onPick ? pickByNumber(question, content, key) : null
      if (picked !== null) onPick?.(picked)
      return picked !== null
    },
    chosenIn: stemId(question),
    onLeft: onBack,
    onRight: onNext,
    onEnter: props.onEnter,
  })
  const swipe = useSwipe(onNext, onBack)
  return (
    <Screen
      flush
      title={props.title}
      back={props.back}
      sub={props.sub}
      actions={
        <span className={css.actions}>
          {flat && props.timer}
          {props.signs}
          <IconButton
            label={t`标记这道题`}
            className={css.flag}
            aria-pressed={card.flags.has(question.id)}
            onClick={props.onFlag}
          >
            <Flag aria-hidden="true" />
          </IconButton>
          {props.actions}
        </span>
      }
      tabs={
        <ProgressStrip all={card.all} current={card.current}>
          {!flat && props.timer}
        </ProgressStrip>
      }
      foot={props.foot}
    >
      <div className={css.sitting} style={{ '--text-zoom': size } as CSSProperties} {...swipe}>
        {props.children}
        {wide && <CardPanel card={card} onEnd={props.onEnd} />}
      </div>
      {props.sheets}
    </Screen>
  )
}
