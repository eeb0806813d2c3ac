// The address of the screen that is open: read with its schema, and changed. A change either replaces the entry in the
// history (a filter: the back button must not go through each letter typed) or adds one (something was opened, which the
// back button closes). What changes is added to the address of that moment, not to the one that was drawn: a search is
// handed over after a pause, in which somebody may have opened a panel. And who has left is not brought back by it.
import { trimPathRight, useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
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
  const router = useRouter();
  const navigate = useNavigate();
  const go = (next: (now: object) => object, replace: boolean, { resetScroll = false }: How = {}) => {
    if (trimPathRight(router.latestLocation.pathname) !== trimPathRight(to)) return;
    void navigate({ to, search: (now) => schema.parse(next(now)), replace, resetScroll });
  };
  return {
    busqueda,
    replace: (changes: Partial<T>, how?: How) => go((now) => ({ ...now, ...changes }), true, how),
    push: (changes: Partial<T>, how?: How) => go((now) => ({ ...now, ...changes }), false, how),
    /** These and no others. */
    replaceAll: (all: T, how?: How) => go(() => all, true, how),
    pushAll: (all: T, how?: How) => go(() => all, false, how),
  };
}
