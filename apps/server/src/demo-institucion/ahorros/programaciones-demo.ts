// When the demo institution pays its savers, and the run of the last month that is over: calculated by the real engine, waiting for whoever
// approves it.
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { firmar } from '../firmar.ts';
import { identificadorDe } from '../identificador.ts';
import { nombreDeCorrida } from './corridas-contadas.ts';
import { aprueba, escribe, momento } from './firmas.ts';
import type { IdsDeProductos } from './guardar-productos.ts';
import type { Padron } from './padron.ts';

export type IdsDeProgramaciones = ReadonlyMap<ClaseDeProducto, string>;

const clases: readonly (readonly [ClaseDeProducto, string])[] = [
  ['vista', 'Ahorro a la vista, cada mes'],
  ['plazo', 'Plazo fijo, cada mes'],
];

const deClase = (productos: IdsDeProductos, clase: ClaseDeProducto): number[] =>
  [...productos].filter(([producto]) => producto.clase === clase).map(([, id]) => id);

/** The next one is that of the month that is running. */
export async function guardarProgramaciones(
  tx: Tx,
  { ultimoDia }: Padron,
  productos: IdsDeProductos,
): Promise<IdsDeProgramaciones> {
  const hoy = ultimoDia.add({ days: 1 });
  const proximoFin = hoy.with({ day: hoy.daysInMonth }).toString();
  const filas = clases.map(([clase, nombre]) => {
    const id = identificadorDe(`programación ${clase}`);
    const comun = { frecuencia: 'mensual', proximoFin, responsable: escribe } as const;
    return { ...comun, id, nombre, productos: deClase(productos, clase), avisarA: [aprueba] };
  });
  await firmar(tx, escribe);
  await tx.insertInto('programacionDeIntereses').values(filas).execute();
  await firmar(tx, '');
  return new Map(clases.map(([clase], i) => [clase, filas[i]?.id ?? '']));
}

export async function dejarCorridaEnEspera(
  tx: Tx,
  { espera }: Padron,
  productos: IdsDeProductos,
  programaciones: IdsDeProgramaciones,
): Promise<void> {
  if (espera === undefined) return;
  const mes = Temporal.PlainYearMonth.from(espera);
  await firmar(tx, escribe);
  for (const [clase] of clases)
    await calcular(tx, clase, mes, deClase(productos, clase), programaciones.get(clase) ?? null);
  await firmar(tx, '');
}

async function calcular(
  tx: Tx,
  clase: ClaseDeProducto,
  mes: Temporal.PlainYearMonth,
  productos: readonly number[],
  programacion: string | null,
): Promise<void> {
  const desde = mes.toPlainDate({ day: 1 });
  const hasta = desde.add({ months: 1 });
  const fin = hasta.subtract({ days: 1 }).toString();
  const nombre = nombreDeCorrida(clase, { mes: mes.month, anio: mes.year });
  const [creada, calculada] = [momento(hasta, '06:00'), momento(hasta, '06:01')];
  const { id } = await tx
    .insertInto('corrida')
    .values({
      ...{ clase: 'ordinaria', programacion, nombre, desde: desde.toString(), hasta: hasta.toString() },
      ...{ fechaValor: fin, fecha: fin, creadaPor: escribe, creadaEn: creada },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into corrida_alcance (corrida, producto, agencia, periodo)
    select ${id}::integer, p, a.id_agencia, daterange(null, ${hasta.toString()}::date) from unnest(${productos}::integer[]) p, agencia a`.execute(
    tx,
  );
  await anotar(tx, id, 'programado', creada);
  await tx
    .updateTable('corrida')
    .set({ estado: 'calculando', calculadaPor: escribe })
    .where('id', '=', id)
    .execute();
  await anotar(tx, id, 'calculando', creada);
  await sql`select corrida_preparar(${id}::integer)`.execute(tx);
  await sql`select corrida_calcular_tanda(t.corrida, t.n) from corrida_tanda t where t.corrida = ${id} order by t.n`.execute(
    tx,
  );
  await sql`select corrida_terminar_calculo(${id}::integer, ${calculada}::timestamptz)`.execute(tx);
}

async function anotar(
  tx: Tx,
  corrida: number,
  estado: 'programado' | 'calculando',
  en: string,
): Promise<void> {
  await sql`insert into corrida_evento (corrida, estado, por, en) values (${corrida}, ${estado}, ${escribe}::uuid, ${en}::timestamptz)`.execute(
    tx,
  );
}
