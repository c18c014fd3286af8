import css from './Mark.module.css'

/** The product's mark before the home's title; on large screens it stands on the rail. */
export function Mark() {
  return <img src={`${import.meta.env.BASE_URL}icons/mark.svg`} alt="" className={css.mark} />
}
