// What the welcome screen adds to the rest.
import { listarPendientes } from '@cuadra/contract/escritorio/pendientes';
import type { Reaction } from '../platform/reactions.ts';
import { olvidarCarga } from './carga-inicial.ts';

/** Whatever happened may be one thing more to attend to, or one less. */
export const alOcurrirAlgo: Reaction = { to: 'todos', asksAgain: [listarPendientes.path] };

export const alCambiarLoCargado: Reaction = {
  to: 'catalogo-cambio',
  does: () => olvidarCarga(sessionStorage),
};
