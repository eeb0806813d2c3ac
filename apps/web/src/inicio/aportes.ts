// What the welcome screen adds to the rest.
import { verInicio } from '@cuadra/contract/inicio/inicio';
import type { Reaction } from '#platform/reactions.ts';
import { olvidarCarga } from './carga-inicial.ts';

/** What may be one thing more to attend to, or one less, or another figure; what is posted is followed more calmly. */
export const alCambiarElInicio: readonly Reaction[] = (
  [
    'revision-cambio',
    'periodo-cambio',
    'catalogo-cambio',
    'folios-cambio',
    'solicitudes-cambio',
    'poderes-cambio',
    'invitaciones-cambio',
    'cajas-cambio',
    'autorizaciones-cambio',
    'senales-cambio',
  ] as const
).map((to) => ({ to, asksAgain: [verInicio.path] }));

export const alCambiarLoCargado: Reaction = {
  to: 'catalogo-cambio',
  does: () => olvidarCarga(sessionStorage),
};
