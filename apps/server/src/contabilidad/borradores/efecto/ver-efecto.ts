// What posting would do, by the same rules that will judge it then. Nothing is changed: asking is free.
import type { Efecto, verEfecto as endpoint } from '@cuadra/contract/contabilidad/borradores/efecto';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import { buscarLlaves } from '#contabilidad/libro/llaves.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { revisar } from '#contabilidad/libro/revisar.ts';
import { excesoDePartida, leerMovidoHoy } from '#control/limites.ts';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';
import { conAceptadas, mirarUna } from './advertencias.ts';

export async function verEfecto(
  db: Database,
  { actor, ahora }: ContextoConActor,
  { id: suId, llave, ...nueva }: BodyOf<typeof endpoint>,
): Promise<Efecto> {
  exigirAgencia(actor, nueva.agencia);
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const id = suId ?? (await nacidaDe(db, actor, llave));
  const borrador = id === undefined ? undefined : await buscarBorrador(db, actor, id);
  const partida = porContabilizar({ ...nueva, origen: 'manual', autor: borrador?.autor ?? actor.id });
  const [entorno, { cuentas, advertencias, rechazos }, contabilizado] = await Promise.all([
    leerEntorno(db, ahora, [partida]),
    mirarUna(db, hoy, { ...nueva, id }),
    leerMovidoHoy(db, ahora, actor),
  ]);
  const errores = [...revisar(entorno, partida), ...rechazos];
  const [exceso] = excesoDePartida(entorno, actor.roles, partida, errores, contabilizado);
  return {
    cuentas: [...cuentas],
    errores,
    aprobacion: exceso === undefined ? null : { motivo: exceso.mensaje },
    advertencias: await conAceptadas(db, borrador?.id, advertencias),
  };
}

/** It may have been created since the question was asked: by its own key, it is still the same. */
async function nacidaDe(db: Database, { id }: Actor, llave: string | undefined): Promise<string | undefined> {
  if (llave === undefined) return undefined;
  const [usada] = await buscarLlaves(db, [{ usuario: id, llave }]);
  return usada?.partida;
}

/** If it can be seen by who asks: what was accepted of somebody else's is not told. */
async function buscarBorrador(db: Database, { agencias }: Actor, id: string) {
  const borrador = await db
    .selectFrom('borrador')
    .select(['id', 'agencia', 'autor'])
    .where('id', '=', id)
    .executeTakeFirst();
  return borrador !== undefined && agencias.includes(borrador.agencia) ? borrador : undefined;
}
