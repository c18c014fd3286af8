import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { BankQuestion } from '../../contract/questions.ts'
import type { Subject } from '../../contract/subjects.ts'
import { reload } from '../../queries/engine/paged.ts'
import { isOffline } from '../../queries/library/searchKept.ts'
import { bankQuery, keptBankQuery } from '../../queries/practice/bank.ts'
import { bankSearchLimit } from '../../rules/limits.ts'
import { type BankSearch, filterOf } from './search.ts'

export interface Bank {
  /** undefined: nothing to show yet */
  records: readonly BankQuestion[] | undefined
  total: number
  /** there are more than a search finds, and than `total` says */
  cut: boolean
  /** only the chapters that this device keeps were searched */
  onDevice: boolean
  /** the service was not reached: what it listed before is shown */
  fromBefore: boolean
  failed: boolean
  busy: boolean
  /** undefined: all is loaded */
  more?: { busy: boolean; failed: boolean; load: () => void }
  reload: () => void
}

const below = ({ id, children }: Subject): number[] => [id, ...children.flatMap(below)]
const find = (subjects: readonly Subject[], id: number): Subject | undefined =>
  subjects.find((one) => one.id === id) ?? subjects.flatMap(({ children }) => find(children, id) ?? []).at(0)

/** A subject with all below it; itself alone where the subjects are not known. */
function idsWithin(id: number, subjects: readonly Subject[]): number[] {
  const subject = find(subjects, id)
  return subject ? below(subject) : [id]
}

/** The questions that a search finds: from the service, or where it is not reached, in the chapters kept here. */
export function useBank(search: BankSearch, subjects: readonly Subject[]): Bank {
  const filter = filterOf(search)
  const options = bankQuery(filter)
  const list = useInfiniteQuery(options)
  const unreached = list.isError && isOffline(list.error)
  const within = search.subject === undefined ? null : idsWithin(search.subject, subjects)
  const device = useQuery({ ...keptBankQuery(filter, within), enabled: unreached })
  // keep the online list if only its next page failed, or if this device has no match
  if (unreached && (!list.data || (!list.isFetchNextPageError && device.data?.length))) {
    return {
      records: device.data,
      total: device.data?.length ?? 0,
      cut: false,
      onDevice: true,
      fromBefore: false,
      failed: device.isError,
      busy: device.isFetching || list.isFetching,
      reload: () => void list.refetch(),
    }
  }
  return {
    records: list.data?.records,
    total: list.data?.total ?? 0,
    cut: filter.keyword !== undefined && (list.data?.total ?? 0) > bankSearchLimit,
    onDevice: false,
    fromBefore: unreached,
    failed: list.isError && !list.data,
    busy: list.isFetching,
    more: list.hasNextPage
      ? {
          busy: list.isFetchingNextPage,
          failed: list.isFetchNextPageError,
          load: () => void list.fetchNextPage(),
        }
      : undefined,
    reload: () => void (list.data ? reload(options.queryKey) : list.refetch()),
  }
}
