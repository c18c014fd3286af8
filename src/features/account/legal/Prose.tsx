import css from '../Legal.module.css'
import { blocksOf } from './legal.ts'

/** A page to read; see legal.ts for how its text is written. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={css.prose}>
      {blocksOf(text).map((block) =>
        block.kind === 'list' ? (
          <ul key={block.items[0]}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : block.kind === 'heading' ? (
          <h2 key={block.text}>{block.text}</h2>
        ) : (
          <p key={block.text}>{block.text}</p>
        ),
      )}
    </div>
  )
}
