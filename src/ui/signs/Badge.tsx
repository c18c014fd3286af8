import css from './Badge.module.css'

/** A count that asks for attention; nothing at 0, "99+" above 99. Its meaning must stand in words beside it. */
export function Badge({ count, label }: { count: number; label?: string }) {
  if (count <= 0) return null
  return (
    <span className={css.badge}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="sr">{label}</span>}
    </span>
  )
}
