// A new run: which products and agencias, up to which day, and at once its calculation. Only days that are over are paid, into a month that is
// open, and never while another run on its way pays the same.
import { randomUUIDv7 } from 'node:crypto';
import type * as contrato from '@cuadra/contract/ahorros/corridas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { exigirTodasLasAgencias } from '#contabilidad/agencias/exigir-todas-las-agencias.ts';
import { llaveDe, tomarLlave } from '#contabilidad/libro/llaves.ts';
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Trabajos } from '#platform/jobs/trabajos.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { empezarCalculo } from './empezar-calculo.ts';
import { exigirProductos } from './exigir-productos.ts';
import { exigirMesAbierto } from './mes-abierto.ts';

type CorridaNueva = BodyOf<typeof contrato.crearCorrida>;

export interface OpcionesDeCorrida {
  readonly trabajos: Pick<Trabajos, 'encolar'>;
  /** How many accounts a tanda has; the usual, unless said. */
  readonly porTanda?: number;
}

/** Asked again with the same key, it is the run that the first request made. */
export async function crearCorrida(
  tx: Tx,
  contexto: ContextoConActor,
  nueva: CorridaNueva,
  llaveRecibida: string | undefined,
  opciones: OpcionesDeCorrida,
): Promise<number> {
  const llave = llaveDe(llaveRecibida, nueva);
  const propia = randomUUIDv7();
  const solicitud = llave === undefined ? propia : await tomarLlave(tx, contexto, llave, propia);
  if (solicitud !== propia) return corridaDeSolicitud(tx, solicitud);
  const { actor } = contexto;
  const agencias = nueva.agencias ?? actor.agencias;
  exigirTodasLasAgencias(actor, agencias, 'La corrida paga cuentas de esas agencias');
  const planeada = await planear(tx, contexto, nueva, agencias);
  return guardarCorrida(tx, contexto, { ...planeada, solicitud, programacion: null }, opciones);
}

async function corridaDeSolicitud(db: Database, solicitud: string): Promise<number> {
  const anterior = await db
    .selectFrom('corrida')
    .select('id')
    .where('solicitud', '=', solicitud)
    .executeTakeFirst();
  if (anterior === undefined) throw new ProblemaError('LLAVE_REUTILIZADA');
  return anterior.id;
}

export interface CorridaPlaneada {
  readonly nombre: string;
  readonly clase: 'ordinaria' | 'correctiva';
  readonly productos: readonly number[];
  readonly agencias: readonly string[];
  readonly desde: string;
  /** Not included. */
  readonly hasta: string;
  readonly fecha: string;
  readonly fechaValor: string;
  readonly corrige: number | null;
  readonly solicitud?: string;
  readonly programacion: string | null;
}

async function planear(
  tx: Tx,
  contexto: ContextoConActor,
  { nombre, clase, productos, desde, ultimoDia, fecha: pedida, corrige }: CorridaNueva,
  agencias: readonly string[],
): Promise<Omit<CorridaPlaneada, 'programacion'>> {
  const hoy = hoyEn({ ahora: () => contexto.ahora }).toString();
  if (ultimoDia < desde) throw problemaDeCampo('PETICION_INVALIDA', 'ultimoDia');
  if (ultimoDia >= hoy) throw problemaDeCampo('CORRIDA_ANTES_DE_TIEMPO', 'ultimoDia');
  if ((clase === 'correctiva') !== (corrige !== null)) throw problemaDeCampo('PETICION_INVALIDA', 'corrige');
  const hasta = diaSiguiente(ultimoDia);
  const unicos = [...new Set(productos)];
  await exigirProductos(tx, unicos, ultimoDia);
  if (corrige !== null) await exigirCorregible(tx, corrige, { productos: unicos, agencias, desde, hasta });
  const fecha = pedida ?? (clase === 'correctiva' ? hoy : ultimoDia);
  if (fecha > hoy || fecha < ultimoDia) throw problemaDeCampo('PETICION_INVALIDA', 'fecha');
  await exigirMesAbierto(tx, fecha, agencias);
  const fechaValor = clase === 'correctiva' ? fecha : ultimoDia;
  return { nombre, clase, productos: unicos, agencias, desde, hasta, fecha, fechaValor, corrige };
}

export const diaSiguiente = (dia: string): string => Temporal.PlainDate.from(dia).add({ days: 1 }).toString();

/** What is corrected was paid, by an ordinary run, and is looked at for the days that it paid. */
async function exigirCorregible(
  tx: Tx,
  id: number,
  { productos, agencias, desde, hasta }: Pick<CorridaPlaneada, 'productos' | 'agencias' | 'desde' | 'hasta'>,
): Promise<void> {
  const { rows } = await sql<{ clase: string; estado: string; desde: string; hasta: string; fuera: boolean }>`
    select r.clase, r.estado, r.desde, r.hasta, exists (
      select from unnest(${productos}::int[]) p (id), unnest(${agencias}::text[]) g (id)
      where not exists (select from corrida_alcance a where a.corrida = r.id and a.producto = p.id and a.agencia = g.id)) as fuera
    from corrida r where r.id = ${id}`.execute(tx);
  const [suya] = rows;
  if (suya === undefined) throw problemaDeCampo('NO_ENCONTRADO', 'corrige');
  if (suya.estado !== 'aplicado' || suya.clase !== 'ordinaria' || suya.fuera)
    throw problemaDeCampo('CORRIDA_NO_ADMITE', 'corrige');
  if (suya.desde !== desde || suya.hasta !== hasta) throw problemaDeCampo('PETICION_INVALIDA', 'desde');
}

/** With its products and agencias, and its calculation under way. */
export async function guardarCorrida(
  tx: Tx,
  contexto: Contexto,
  { productos, agencias, solicitud, ...planeada }: CorridaPlaneada,
  { trabajos, porTanda }: OpcionesDeCorrida,
): Promise<number> {
  const { id } = await tx
    .insertInto('corrida')
    .values({
      ...planeada,
      ...(porTanda === undefined ? {} : { porTanda }),
      ...(solicitud === undefined ? {} : { solicitud }),
      creadaPor: contexto.actor?.id ?? null,
      creadaEn: contexto.ahora.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const principio = planeada.clase === 'correctiva' ? planeada.desde : null;
  await sql`
    insert into corrida_alcance (corrida, producto, agencia, periodo, clase)
    select ${id}, p.id, g.id, daterange(${principio}::date, ${planeada.hasta}::date), ${planeada.clase}
    from unnest(${productos}::int[]) p (id), unnest(${[...new Set(agencias)]}::text[]) g (id)`.execute(tx);
  await empezarCalculo(tx, contexto, { id, version: 0, estado: 'programado' }, trabajos);
  return id;
}
