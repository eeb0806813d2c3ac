// The rest of what the shell and the welcome screen ask for in the demo without a server.
import {
  editarPreferencias,
  type Preferencias,
  verPreferencias,
} from '@cuadra/contract/escritorio/preferencias';
import { verInicio } from '@cuadra/contract/inicio/inicio';
import { listo, vivo } from '@cuadra/contract/salud';
import type { HttpHandler } from 'msw';
import type { World } from '../world.ts';
import type { Serve } from './serve.ts';

export function deskHandlers(world: World, serve: Serve): HttpHandler[] {
  let preferences: Preferencias = {
    theme: null,
    scheme: null,
    layout: null,
    navigation: null,
    language: null,
  };
  return [
    serve(vivo, () => ({ estado: 'vivo' as const })),
    serve(listo, () => ({ estado: 'listo' as const, partes: [] })),
    serve(verPreferencias, () => preferences),
    serve(editarPreferencias, ({ body }) => {
      preferences = Object.assign({ ...preferences }, body);
      return preferences;
    }),
    // Nothing waits, and there are no books to tell of.
    serve(verInicio, () => ({
      leidoEn: new Date(world.nowMs()).toISOString(),
      orden: ['pendientes' as const],
      recuadros: { pendientes: { contenido: [] } },
    })),
  ];
}
