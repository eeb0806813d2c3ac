// The one way in which cruces are kept, one or hundreds: their row, then the part of each line, then that of each movement (a cheque is
// cashed only if a line of the bank is there). What was explained and is matched now needs no explanation. PostgreSQL takes what
// they take from what is pending, and refuses more than there is.
import type { Razon } from '@cuadra/core/bancos/cruce';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import type { Tables } from '#platform/database/tables.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';

export interface ParteDeCruce {
  readonly id: string;
  /** With its sign. */
  readonly monto: Centavos;
}

export interface CruceNuevo {
  readonly id: string;
  readonly clase: Tables['cruce']['clase'];
  readonly puntaje?: number | null;
  readonly razones?: readonly Razon[];
  /** The cruce of the other account, when both are one transfer. */
  readonly traslado?: string | null;
  readonly lineas: readonly ParteDeCruce[];
  readonly movimientos: readonly ParteDeCruce[];
}

export interface QuienCruza {
  /** Null: the program. */
  readonly por: string | null;
  readonly en: Temporal.Instant;
}

export async function guardarCruces(
  tx: Tx,
  cuenta: string,
  { por, en }: QuienCruza,
  cruces: readonly CruceNuevo[],
): Promise<void> {
  if (cruces.length === 0) return;
  const cabezas = cruces.map(({ id, clase, puntaje = null, razones = [], traslado = null }) => {
    return { id, clase, puntaje, razones, traslado };
  });
  await sql`insert into cruce (id, cuenta_bancaria, clase, puntaje, razones, traslado, hecho_por, hecho_en)
    select x.id, ${cuenta}::uuid, x.clase, x.puntaje, x.razones, x.traslado, ${por}::uuid, ${en.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(cabezas)}::jsonb)
      as x (id uuid, clase text, puntaje integer, razones jsonb, traslado uuid)`.execute(tx);
  const deBanco = cruces.flatMap(({ id, lineas }) => lineas.map((parte) => ({ cruce: id, parte })));
  if (deBanco.length > 0)
    await sql`insert into cruce_linea (cruce, linea, cuenta_bancaria, monto)
      select p.cruce, p.parte, ${cuenta}::uuid, p.monto from ${partes(deBanco)}`.execute(tx);
  const deLibros = cruces.flatMap(({ id, movimientos }) =>
    movimientos.map((parte) => ({ cruce: id, parte })),
  );
  if (deLibros.length > 0)
    await sql`insert into cruce_movimiento (cruce, movimiento, cuenta_bancaria, monto)
      select p.cruce, p.parte, ${cuenta}::uuid, p.monto from ${partes(deLibros)}`.execute(tx);
  await quitarExplicaciones(tx, {
    lineas: deBanco.map(({ parte }) => parte.id),
    movimientos: deLibros.map(({ parte }) => parte.id),
  });
  await avisarCambioDeBancos(tx, cuenta);
}

function partes(deCada: readonly { readonly cruce: string; readonly parte: ParteDeCruce }[]) {
  return sql`unnest(${deCada.map(({ cruce }) => cruce)}::uuid[], ${deCada.map(({ parte }) => parte.id)}::uuid[],
    ${deCada.map(({ parte }) => parte.monto)}::bigint[]) as p (cruce, parte, monto)`;
}

export async function quitarExplicaciones(
  tx: Tx,
  { lineas, movimientos }: { readonly lineas: readonly string[]; readonly movimientos: readonly string[] },
): Promise<void> {
  await sql`delete from explicacion_de_banco e
    where e.linea = any(${lineas}::uuid[]) or e.movimiento = any(${movimientos}::uuid[])`.execute(tx);
}
