// Writing a plan: which products are paid when, who answers for it and who is told.
import type * as contrato from '@cuadra/contract/ahorros/programaciones';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { finDePeriodo } from '@cuadra/core/interes/abonos';
import { sql } from 'kysely';
import { exigirTodasLasAgencias } from '#contabilidad/agencias/exigir-todas-las-agencias.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { exigirProductos } from '../corridas/exigir-productos.ts';
import { esDeSusAgencias } from './queries.ts';

type Nueva = BodyOf<typeof contrato.crearProgramacion>;

export async function crearProgramacion(tx: Tx, contexto: ContextoConActor, nueva: Nueva): Promise<string> {
  await exigirBuena(tx, contexto, nueva);
  const { id } = await tx
    .insertInto('programacionDeIntereses')
    .values(enTabla(nueva))
    .returning('id')
    .executeTakeFirstOrThrow();
  await avisarCambio(tx);
  return id;
}

export async function editarProgramacion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, ...nueva }: BodyOf<typeof contrato.editarProgramacion>,
): Promise<void> {
  await tomarProgramacion(tx, contexto, id, version);
  await exigirBuena(tx, contexto, nueva);
  await tx
    .updateTable('programacionDeIntereses')
    .set({ ...enTabla(nueva), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await avisarCambio(tx);
}

export async function pausarProgramacion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { pausada, version }: BodyOf<typeof contrato.pausarProgramacion>,
): Promise<void> {
  await tomarProgramacion(tx, contexto, id, version);
  await tx
    .updateTable('programacionDeIntereses')
    .set({ pausada, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await avisarCambio(tx);
}

/** The runs it gave stay. */
export async function eliminarProgramacion(tx: Tx, contexto: ContextoConActor, id: string): Promise<void> {
  await tomarProgramacion(tx, contexto, id);
  await tx.deleteFrom('programacionDeIntereses').where('id', '=', id).execute();
  await avisarCambio(tx);
}

async function tomarProgramacion(
  tx: Tx,
  { actor }: ContextoConActor,
  id: string,
  version?: number,
): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select p.version from programacion_de_intereses p where p.id = ${id}::uuid and ${esDeSusAgencias(actor)} for update`.execute(
    tx,
  );
  const [suya] = rows;
  if (suya === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (version !== undefined && suya.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
}

async function exigirBuena(tx: Tx, { actor, ahora }: ContextoConActor, nueva: Nueva): Promise<void> {
  const agencias = nueva.agencias ?? (await todasLasAgencias(tx));
  exigirTodasLasAgencias(actor, agencias, 'La programación paga cuentas de esas agencias');
  if (finDePeriodo(nueva.frecuencia, nueva.proximoFin) !== nueva.proximoFin) {
    const mensaje = 'Ese día no termina ningún período de esa frecuencia.';
    throw new ProblemaError('PETICION_INVALIDA', {
      detalle: mensaje,
      errores: [{ campo: 'proximoFin', codigo: 'PETICION_INVALIDA', mensaje }],
    });
  }
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  await exigirProductos(tx, nueva.productos, hoy);
  const gente = [...new Set([nueva.responsable, ...nueva.avisarA])];
  const activos = await tx
    .selectFrom('usuario')
    .select('id')
    .where('activo', '=', true)
    .where('id', 'in', gente)
    .execute();
  if (activos.length < gente.length) throw problemaDeCampo('NO_ENCONTRADO', 'responsable');
}

export async function todasLasAgencias(db: Database): Promise<string[]> {
  const filas = await db.selectFrom('agencia').select('idAgencia').orderBy('idAgencia').execute();
  return filas.map(({ idAgencia }) => idAgencia);
}

function enTabla(nueva: Nueva) {
  const { productos, agencias, avisarA } = nueva;
  return {
    ...nueva,
    productos: [...new Set(productos)].sort((uno, otro) => uno - otro),
    agencias: agencias === null ? null : [...new Set(agencias)].sort(),
    avisarA: [...new Set(avisarA)],
  };
}

const avisarCambio = (tx: Tx): Promise<void> =>
  avisar(tx, { permiso: 'intereses:ver' }, { tipo: 'ahorros-cambio' });
