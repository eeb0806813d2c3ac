import type { RecuadroDe } from '#inicio/recuadro.ts';
import type { ClaseDePendiente } from './clase-de-pendiente.ts';
import { listarPendientes } from './listar-pendientes.ts';

export const recuadroDePendientes = (clases: readonly ClaseDePendiente[]): RecuadroDe['pendientes'] => ({
  id: 'pendientes',
  permiso: 'autenticado',
  leer: (db, contexto) => listarPendientes(db, contexto, clases),
});
