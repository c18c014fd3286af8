import { readAddressNumber } from '../../../rules/addresses/addressNumber.ts'
import { stationCounts } from '../../../rules/exam/stationCounts.ts'

/** Scope and length of an announced exam: the link in an announcement leads to the set-up with them. */
export interface Announced {
  /** 1: over all subjects */
  all?: 1
  /** over this one */
  subject?: number
  stations?: (typeof stationCounts)[number]
}

/** Reads the announced exam in an address; whatever is not valid is left out. */
export const readAnnounced = ({ all, subject, stations }: Record<string, unknown>): Announced => ({
  all: all === 1 ? 1 : undefined,
  subject: readAddressNumber(subject),
  stations: stationCounts.find((one) => one === stations),
})
