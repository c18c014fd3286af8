import { useLingui } from '@lingui/react/macro'

/** What toasts said, to be read again by a screen reader: unseen, at the end of the page. */
export function SaidBefore({ texts }: { texts: readonly { id: number; text: string }[] }) {
  const { t } = useLingui()
  return (
    <section className="sr" aria-label={t`最近的提示`}>
      <ul>
        {texts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
