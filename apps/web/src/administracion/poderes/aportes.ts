// What the powers add to the rest.
import { listarCambios, verReglasDePoder } from '@cuadra/contract/administracion/poderes';
import { listarUsuarios } from '@cuadra/contract/administracion/usuarios';
import type { Reaction } from '#platform/reactions.ts';

export const alCambiarLosPoderes: Reaction = {
  to: 'poderes-cambio',
  asksAgain: [listarCambios.path, verReglasDePoder.path, listarUsuarios.path],
};
