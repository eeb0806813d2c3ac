// What whoever approves decides by: what the author was shown, judged again by the books of this moment. What the author
// accepted comes with its reason; what appeared since then comes without.
import type { EfectoDeBorrador } from '@cuadra/contract/contabilidad/borradores/efecto';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import { revisar } from '#contabilidad/libro/revisar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';
import { borradorPorContabilizar, leerBorrador } from '../borrador.ts';
import { conAceptadas, mirarUna } from './advertencias.ts';

export async function verEfectoDeBorrador(
  db: Database,
  contexto: ContextoConActor,
  id: string,
): Promise<EfectoDeBorrador> {
  const { actor, ahora } = contexto;
  const borrador = await leerBorrador(db, contexto, id);
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const partida = borradorPorContabilizar(borrador, { aprobador: actor.id });
  const [entorno, { cuentas, advertencias, rechazos }] = await Promise.all([
    leerEntorno(db, ahora, [partida]),
    mirarUna(db, hoy, borrador),
  ]);
  return {
    version: borrador.version,
    cuentas: [...cuentas],
    errores: [...revisar(entorno, partida), ...rechazos],
    advertencias: await conAceptadas(db, id, advertencias),
  };
}
