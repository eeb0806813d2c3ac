// Somebody signed in while the tests of a file run.
import { afterEach, beforeEach } from 'vitest';
import { session } from '#platform/current-session.ts';

export function conSesion(): void {
  beforeEach(() =>
    session.actualizar({
      id: '00000000-0000-4000-8000-000000000001',
      name: 'Ana Caal',
      email: 'ana@cuadra.demo',
      avatar: null,
      status: 'online',
      roles: ['contador'],
      permisos: [],
      agencias: ['01'],
      segundoFactorPendiente: false,
      tienePasskey: false,
      tieneSegundoFactor: false,
    }),
  );
  afterEach(() => session.terminar('salida'));
}
