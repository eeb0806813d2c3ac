// The verifications that people ask for, as they are kept: one at a time, each with how far it has come and, in the end,
// what it found.
import type { Informe, Verificacion } from '@cuadra/contract/contabilidad/verificacion';
import type { ContextoConActor } from '../../platform/contexto.ts';
import { avisar, restriccionRota, type Tx } from '../../platform/database/escribir.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';

/** Whoever verifies says so every second; after this long in silence, they are gone. */
const SILENCIO_MAX = { seconds: 60 };
const ULTIMAS = 20;

export async function listarVerificaciones(db: Database, ahora: Temporal.Instant): Promise<Verificacion[]> {
  const filas = await elegir(db).orderBy('v.pedidaEn', 'desc').orderBy('v.id').limit(ULTIMAS).execute();
  return filas.map((fila) => presentar(fila, ahora));
}

export async function verVerificacion(
  db: Database,
  ahora: Temporal.Instant,
  id: string,
): Promise<Verificacion> {
  return presentar(await elegir(db).where('v.id', '=', id).executeTakeFirstOrThrow(), ahora);
}

function elegir(db: Database) {
  return db
    .selectFrom('verificacion as v')
    .innerJoin('usuario as u', 'u.id', 'v.pedidaPor')
    .select([
      'v.id',
      'v.estado',
      'v.desde',
      'v.pedidaEn',
      'v.latido',
      'v.terminadaEn',
      'v.revisadas',
      'v.total',
    ])
    .select(['v.informe', 'u.id as idDe', 'u.nombre']);
}

type Fila = Awaited<ReturnType<ReturnType<typeof elegir>['executeTakeFirstOrThrow']>>;

function presentar({ idDe, nombre, latido, informe, ...fila }: Fila, ahora: Temporal.Instant): Verificacion {
  const estado = fila.estado === 'haciendo' && haceMucho(latido, ahora) ? 'interrumpida' : fila.estado;
  // Stored by this same program, as the contract says it.
  return { ...fila, estado, pedidaPor: { id: idDe, nombre }, informe: informe as Informe | null };
}

function haceMucho(latido: string, ahora: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(latido).add(SILENCIO_MAX), ahora) < 0;
}

/** Its id. One that nobody is doing any more gives way. */
export async function pedirVerificacion(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  desde: number | undefined,
): Promise<string> {
  const en = ahora.toString();
  await tx
    .updateTable('verificacion')
    .set({ estado: 'interrumpida', terminadaEn: en })
    .where('estado', '=', 'haciendo')
    .where('latido', '<', ahora.subtract(SILENCIO_MAX).toString())
    .execute();
  const { id } = await tx
    .insertInto('verificacion')
    .values({ desde: desde ?? null, pedidaPor: actor.id, pedidaEn: en, latido: en })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      const yaHay = restriccionRota(error) === 'verificacion_de_una_en_una';
      throw yaHay ? new ProblemaError('VERIFICACION_EN_CURSO') : error;
    });
  await avisarAvance(tx);
  return id;
}

export async function anotarAvance(
  tx: Tx,
  ahora: Temporal.Instant,
  id: string,
  { revisadas, total }: { readonly revisadas: number; readonly total: number },
): Promise<void> {
  await deLaQueSeHace(tx, id).set({ revisadas, total, latido: ahora.toString() }).execute();
  await avisarAvance(tx);
}

export async function terminarVerificacion(
  tx: Tx,
  ahora: Temporal.Instant,
  id: string,
  fin:
    | { readonly estado: 'lista'; readonly informe: Informe }
    | { readonly estado: 'fallida' | 'interrumpida' },
): Promise<void> {
  const informe = 'informe' in fin ? JSON.stringify(fin.informe) : null;
  await deLaQueSeHace(tx, id).set({ estado: fin.estado, terminadaEn: ahora.toString(), informe }).execute();
  await avisarAvance(tx);
}

function deLaQueSeHace(tx: Tx, id: string) {
  return tx.updateTable('verificacion').where('id', '=', id).where('estado', '=', 'haciendo');
}

function avisarAvance(tx: Tx): Promise<void> {
  return avisar(tx, { permiso: 'periodos:ver' }, { tipo: 'verificacion-avance' });
}
