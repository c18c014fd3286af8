/** What carries out each kind of job: server/main.ts hands this to the service, which knows the kinds by name alone. */
import type { JobKinds } from '../server/store/jobs/kinds.ts'

export const jobKinds: JobKinds = {}
