import { useSyncExternalStore } from 'react';

/** An observable value. Every write goes through `set`. */
export interface Store<V> {
  get(): V;
  set(next: V | ((now: V) => V)): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<V>(first: V): Store<V> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const changed = typeof next === 'function' ? (next as (now: V) => V)(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store, followed by the component. */
export function useStore<V>(store: Pick<Store<V>, 'get' | 'subscribe'>): V {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
