import { createFileRoute, redirect } from '@tanstack/react-router'

/** S01: the account area has no page of its own. */
export const Route = createFileRoute('/account/')({
  beforeLoad: () => {
    throw redirect({ to: '/account/login', replace: true })
  },
})
