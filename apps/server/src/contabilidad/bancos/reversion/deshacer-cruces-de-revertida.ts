// What becomes at the banks of a partida that is reversed, by whichever way (the list of partidas, an approved proposal, the counter
// of a caja): what it was matched with and nobody signed is undone, and it is matched with its reversal. Whoever asked must
// have been told of it: what was matched since is refused. What was signed stays, and then the reversal is outstanding by itself.
// The partidas that the banks made are undone by their own use cases.
import { randomUUIDv7 } from 'node:crypto';
import type { Razon } from '@cuadra/core/bancos/cruce';
import { opuesto } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { AlRevertir } from '#contabilidad/libro/cola.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';

export const deshacerCrucesDeRevertida: AlRevertir = async (
  tx,
  { partida, aceptaCruces, contexto },
  hecha,
) => {
  const { revierte, origen } = partida;
  if (revierte === null || origen === 'banco') return;
  const pares = await leerPares(tx, revierte, hecha.id);
  if (pares.length === 0) return;
  const cruces = await leerCruces(tx, pares);
  exigirAceptados(cruces, aceptaCruces);
  const deshechos = cruces.filter(({ firmado }) => !firmado).map(({ id }) => id);
  const nuevos = pares.map((par) => ({ ...par, id: randomUUIDv7() }));
  await enSuNombre(tx, hecha.id, [
    ...deshechos,
    ...nuevos.map(({ id }) => id),
    ...(await explicacionesDe(tx, pares)),
  ]);
  if (deshechos.length > 0) await sql`delete from cruce where id = any(${deshechos}::uuid[])`.execute(tx);
  for (const nuevo of nuevos) await cruzarConSuReversion(tx, nuevo, contexto.ahora);
  for (const cuenta of new Set(pares.map((par) => par.cuenta))) await avisarCambioDeBancos(tx, cuenta);
};

/** A movement of what is reversed and the one that takes it back. */
interface Par {
  readonly cuenta: string;
  readonly original: string;
  readonly inverso: string;
}

/** Line by line of the reversal, in the order of the accounts; of two equal ones, the first with the first. */
async function leerPares(tx: Tx, original: string, reversion: string): Promise<Par[]> {
  const { rows } = await sql<Par>`
    with numerados as (
      select m.id, m.partida, m.cuenta_bancaria, m.monto,
        row_number() over (partition by m.partida, m.cuenta_bancaria, m.monto order by m.n) as vez
      from movimiento_de_banco m where m.partida in (${original}::uuid, ${reversion}::uuid)
    )
    select o.cuenta_bancaria as cuenta, o.id as original, r.id as inverso
    from numerados o join numerados r on r.cuenta_bancaria = o.cuenta_bancaria and r.monto = -o.monto and r.vez = o.vez
    where o.partida = ${original}::uuid and r.partida = ${reversion}::uuid
    order by o.cuenta_bancaria, o.id`.execute(tx);
  return rows;
}

interface CruceDeRevertida {
  readonly id: string;
  readonly nombre: string;
  readonly firmado: boolean;
  readonly hechoEn: string;
  readonly lineas: number;
}

/** The accounts are held since the reversal was posted to them: nobody matches meanwhile. */
async function leerCruces(tx: Tx, pares: readonly Par[]): Promise<CruceDeRevertida[]> {
  const { rows } = await sql<CruceDeRevertida>`
    select c.id, b.nombre, c.fecha <= a.conciliada_hasta as firmado, c.hecho_en,
      (select count(*) from cruce_linea p where p.cruce = c.id)::int as lineas
    from (select distinct p.cruce from cruce_movimiento p
      where p.movimiento = any(${pares.map(({ original }) => original)}::uuid[])) x
    join cruce c on c.id = x.cruce join cuenta_bancaria b on b.id = c.cuenta_bancaria
    join avance_de_banco a on a.cuenta_bancaria = c.cuenta_bancaria
    order by c.cuenta_bancaria, c.id`.execute(tx);
  return rows;
}

function exigirAceptados(cruces: readonly CruceDeRevertida[], aceptados: Temporal.Instant | undefined): void {
  const sinDecir = cruces.filter(
    ({ hechoEn }) =>
      aceptados === undefined || Temporal.Instant.compare(Temporal.Instant.from(hechoEn), aceptados) > 0,
  );
  const [primero] = sinDecir;
  if (primero === undefined) return;
  const cuantas = sinDecir.reduce((suma, { lineas }) => suma + lineas, 0);
  const con = cuantas === 1 ? '1 línea del banco' : `${cuantas} líneas del banco`;
  const queda = sinDecir.some(({ firmado }) => !firmado)
    ? `${cuantas === 1 ? 'la' : 'las'} deja sin su partida`
    : 'deja su reversión pendiente, porque ese mes ya se firmó';
  throw new ProblemaError('PARTIDA_CRUZADA', {
    detalle: `La partida está cruzada con ${con} en «${primero.nombre}»: revertirla ${queda}.`,
  });
}

/** What travels with a reversal is done by whoever reverses, and the bitácora tells it so. */
async function enSuNombre(tx: Tx, reversion: string, entidades: readonly string[]): Promise<void> {
  await sql`select set_config('cuadra.contextos', (todos || coalesce((
      select jsonb_object_agg(x.id, todos -> ${reversion}::text) from unnest(${[...entidades]}::text[]) as x (id)), '{}'))::text, true)
    from (select bitacora_contextos() as todos) y`.execute(tx);
}

async function explicacionesDe(tx: Tx, pares: readonly Par[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from explicacion_de_banco e
    where e.movimiento = any(${pares.map(({ original }) => original)}::uuid[])`.execute(tx);
  return rows.map(({ id }) => id);
}

const RAZONES: readonly Razon[] = [{ clase: 'unico', puntos: 100, texto: 'Una partida y su reversión' }];

/** What nobody signed of it; nothing, when all was. */
async function cruzarConSuReversion(
  tx: Tx,
  { id, cuenta, original, inverso }: Par & { readonly id: string },
  ahora: Temporal.Instant,
): Promise<void> {
  const { pendiente } = await tx
    .selectFrom('movimientoDeBanco')
    .select('pendiente')
    .where('id', '=', original)
    .executeTakeFirstOrThrow();
  if (pendiente === 0) return;
  await tx
    .insertInto('cruce')
    .values({
      ...{ id, cuentaBancaria: cuenta, clase: 'automatico', puntaje: 100, razones: JSON.stringify(RAZONES) },
      ...{ traslado: null, hechoPor: null, hechoEn: ahora.toString() },
    })
    .execute();
  await tx
    .insertInto('cruceMovimiento')
    .values([
      { cruce: id, movimiento: original, cuentaBancaria: cuenta, monto: pendiente },
      { cruce: id, movimiento: inverso, cuentaBancaria: cuenta, monto: opuesto(pendiente) },
    ])
    .execute();
  await tx.deleteFrom('explicacionDeBanco').where('movimiento', '=', original).execute();
}
