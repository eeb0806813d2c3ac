// What the runs add to the rest.
import type { listarCorridas, ofrecerCorrida, verCorrida } from '@cuadra/contract/ahorros/corridas';
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { queryClient } from '#platform/query.ts';
import type { Reaction } from '#platform/reactions.ts';
import type { PaletteEntry } from '#ui/search/palette-entry.ts';

// Everyone loads this file: it spells the paths, which the compiler compares, rather than bring the schemas of the runs.
const LISTA: (typeof listarCorridas)['path'] = '/api/ahorros/corridas';
const UNA: (typeof verCorrida)['path'] = '/api/ahorros/corridas/:id';
const POR_HACER: (typeof ofrecerCorrida)['path'] = '/api/ahorros/corridas-por-hacer';

/**
 * A run tells each of its tandas. What it is and the list are asked again, exactly those: its lines may be a million, and
 * are asked for again when its state changes (consultas.ts). An answer on its way is let arrive.
 */
export const alAvanzarUnaCorrida: Reaction = {
  to: 'corrida-avance',
  does: () => {
    for (const ruta of [LISTA, UNA, POR_HACER])
      void queryClient.invalidateQueries({ queryKey: [ruta] }, { cancelRefetch: false });
  },
};

/** Accounts or products changed: something else may be due by now. */
export const alHaberQuePagar: Reaction = { to: 'ahorros-cambio', asksAgain: [POR_HACER] };

export const agendarIntereses: PaletteEntry = {
  id: 'agendar-intereses',
  permiso: 'intereses:programar',
  title: 'palette.interest',
  also: 'Agendar intereses',
  icon: CalendarDaysIcon,
  to: '/ahorros',
};
