/** A job that says which school its process serves. */
import { tenant } from '../../server/store/schema.ts'

export const run = async (): Promise<{ tenant: number }> => ({ tenant })
