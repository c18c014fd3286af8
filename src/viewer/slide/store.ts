import { useSyncExternalStore } from 'react'

/** A value that changes up to sixty times a second and is read by few: kept out of React's state. */
export interface ViewStore<T> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

export function createStore<T>(first: T): ViewStore<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <T>(store: ViewStore<T>) => useSyncExternalStore(store.subscribe, store.get)

/** A part of it, a number or a truth: who shows only that is not drawn anew for the rest. */
export const usePart = <T, P extends number | boolean>(store: ViewStore<T>, part: (value: T) => P) =>
  useSyncExternalStore(store.subscribe, () => part(store.get()))
