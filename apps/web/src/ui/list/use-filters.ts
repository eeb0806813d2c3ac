// The filters of a list as its screen uses them: read from the address, and written to it. A filter replaces the entry in
// the history, because the back button must not go through each letter typed; what is opened adds one.
//
//   const filters = useFilters(filtrosDeCuentas, { producto: productos.map(({ id, nombre }) => [String(id), nombre]) });
//   const cuentas = useInfiniteQuery(consultas.cuentas(filters.query));
//   filters.push({ next: true });
//
// The second argument has the options of the filters that the declaration does not know.
import { useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import type { OpenedBy } from '#ui/tables/row-table.tsx';
import type { FilterSet, OptionsFor } from './filters.ts';

export function useFilters<A extends object, K extends string, Q extends object>(
  set: FilterSet<A, K, Q>,
  options: OptionsFor<K> = {},
) {
  const { busqueda: said, replace, push, pushAll } = useAddress(set.address);
  return {
    /** All that the address says. */
    said,
    query: set.queryOf(said),
    any: set.any(said),
    chips: set.chipsOf(said, options),
    set: (key: K, raw: unknown) => replace(set.setting(key, raw)),
    clear: () => replace(set.none),
    replace,
    push,
    pushAll,
    none: set.none,
    declared: set.filters,
    options,
  };
}

/** What useFilters gives, whatever the filters are. */
export type FiltersInUse<K extends string = string> = Pick<
  ReturnType<typeof useFilters<object, K, object>>,
  'any' | 'chips' | 'set' | 'clear' | 'declared' | 'options'
> & { readonly said: Readonly<Partial<Record<K, unknown>>> };

export interface OpenPanel<T> {
  /** What is open; undefined, nothing. */
  readonly id: T | undefined;
  /** Opened from the keyboard: it goes there. */
  readonly focus: boolean;
  readonly open: (id: T, by?: OpenedBy) => void;
  readonly close: () => void;
}

interface Address<A extends object> {
  readonly said: A;
  readonly replace: (changes: Partial<A>) => void;
  readonly push: (changes: Partial<A>) => void;
}

/**
 * The panel that the address says is open: `usePanel(filters, 'cheque')`. Opening and closing it are steps that the back
 * button undoes; going through the list with one open is not a step for each row.
 */
export function usePanel<A extends object, P extends keyof A>(
  { said, replace, push }: Address<A>,
  key: P,
): OpenPanel<Exclude<A[P], undefined>> {
  const [by, setBy] = useState<OpenedBy>('teclado');
  const saying = (id: A[P] | undefined) => ({ [key]: id }) as Partial<A>;
  const now = said[key];
  return {
    id: now === undefined ? undefined : (now as Exclude<A[P], undefined>),
    focus: by === 'teclado',
    open: (id, opener = 'teclado') => {
      setBy(opener);
      const write = now !== undefined && opener === 'puntero' ? replace : push;
      write(saying(id));
    },
    close: () => push(saying(undefined)),
  };
}
