// The address of the screen that is open: read with its schema, and changed. A change either replaces the entry in the
// history (a filter: the back button must not go through each letter typed) or adds one (something was opened, which the
// back button closes).
import { useMatch, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { z } from 'zod';

interface How {
  /** To the top of the page, as when one arrives at it. */
  readonly resetScroll?: boolean;
}

export function useAddress<T extends object>(schema: z.ZodType<T>) {
  const said = useSearch({ strict: false });
  // What the schema does not know is no filter of this screen.
  const busqueda = useMemo(() => schema.parse(said), [schema, said]);
  const to = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const go = (search: unknown, replace: boolean, { resetScroll = false }: How = {}) =>
    void navigate({ to, search: schema.parse(search), replace, resetScroll });
  return {
    busqueda,
    replace: (changes: Partial<T>, how?: How) => go({ ...busqueda, ...changes }, true, how),
    push: (changes: Partial<T>, how?: How) => go({ ...busqueda, ...changes }, false, how),
    /** These and no others. */
    replaceAll: (all: T, how?: How) => go(all, true, how),
    pushAll: (all: T, how?: How) => go(all, false, how),
  };
}
