// A head when somebody asks for one. It changes nothing of the books, so whoever may see the heads may ask; one a minute, so that
// nobody fills the mailboxes of the auditors with them.
import type { CabezaSellada } from '@cuadra/contract/administracion/sellos';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { leerUltimaCabeza } from './cabezas/queries.ts';
import { sellarCabeza } from './cabezas/sellar-cabeza.ts';
import { entregarPendientes } from './entregas/entregar-pendientes.ts';
import { listarCabezas } from './listar-sellos.ts';
import { LlaveError } from './llave/llave-de-firma.ts';

const ESPERA_MS = 60_000;

export async function sellarAPedido(
  plataforma: Plataforma,
  contexto: ContextoConActor,
): Promise<CabezaSellada> {
  const { db, log } = plataforma;
  const ultima = await leerUltimaCabeza(db);
  if (ultima !== undefined && contexto.ahora.epochMilliseconds - Date.parse(ultima.selladaEn) < ESPERA_MS)
    throw new ProblemaError('SELLO_RECIENTE');
  const n = await sellarCabeza(plataforma, contexto, { motivo: 'a-pedido' }).catch((error: unknown) => {
    if (!(error instanceof LlaveError)) throw error;
    log.error({ err: error }, 'No se pudo firmar un sello');
    throw new ProblemaError('SELLO_SIN_LLAVE');
  });
  // Whoever asked sees whether it arrived; what did not is tried again by the clock.
  await entregarPendientes(plataforma);
  const { cabezas } = await listarCabezas(db, { antesDe: n + 1, todos: true });
  const [cabeza] = cabezas;
  if (cabeza === undefined) throw new Error(`Falta el sello ${n}`);
  return cabeza;
}
