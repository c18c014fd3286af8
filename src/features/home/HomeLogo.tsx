import { Logo } from '../../ui/Logo.tsx'
import css from './HomeLogo.module.css'

/** The product's mark before the home's title; on large screens it stands on the rail. */
export function HomeLogo() {
  return <Logo className={css.mark} />
}
