import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useTeachFailure } from './useTeachFailure.ts'

/** A teacher's change, made at the service at once. Why it was not made is said here, and nowhere else. */
export function useTeachMutation<Data, Given = void>(
  options: Omit<UseMutationOptions<Data, Error, Given>, 'meta' | 'onError'>,
): UseMutationResult<Data, Error, Given> {
  return useMutation({ ...options, meta: { tellsItself: true }, onError: useTeachFailure() })
}
