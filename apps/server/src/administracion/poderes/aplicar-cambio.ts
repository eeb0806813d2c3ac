// A change of powers takes effect: the row says so first, in this transaction, because that is what lets the rest through
// (see 0015_acceso_poderes.sql); and everything is judged again, as of now.
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { ClaseDeCambio } from './clase-de-cambio.ts';
import { conRolActivo } from './queries.ts';
import type { CambioTomado } from './tomar-cambio.ts';

export async function aplicarCambio(
  tx: Tx,
  contexto: Contexto,
  clases: readonly ClaseDeCambio[],
  cambio: CambioTomado,
): Promise<void> {
  const clase = clases.find(({ id }) => id === cambio.clase);
  if (clase === undefined) throw new Error(`Nadie sabe hacer un cambio de clase ${cambio.clase}`);
  const administradores = await conRolActivo(tx, 'administrador');
  if (!administradores.includes(cambio.pedidoPor)) throw new ProblemaError('CAMBIO_SIN_SUSTENTO');
  await clase.juzgar(tx, contexto, cambio);
  await tx
    .updateTable('cambioDePoder')
    .set({
      estado: 'aplicado',
      resueltoPor: contexto.actor?.id ?? null,
      resueltoEn: contexto.ahora.toString(),
    })
    .where('id', '=', cambio.id)
    .execute()
    .catch(explicarRechazo);
  await clase.aplicar(tx, contexto, cambio).catch(explicarRechazo);
}
