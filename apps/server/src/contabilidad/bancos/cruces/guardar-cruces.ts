// The one way in which cruces are kept, one or hundreds: their row, then the part of each line, then that of each movement (a cheque is
// cashed only if a line of the bank is there). What was explained and is matched now needs no explanation. PostgreSQL takes what
// they take from what is pending, and refuses more than there is.
import type { Razon } from '@cuadra/core/bancos/cruce';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/escribir.ts';
import type { Tables } from '../../../platform/database/tables.ts';
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
  const todos = JSON.stringify(
    cruces.map((cruce) => ({ puntaje: null, razones: [], traslado: null, ...cruce })),
  );
  await sql`insert into cruce (id, cuenta_bancaria, clase, puntaje, razones, traslado, hecho_por, hecho_en)
    select x.id, ${cuenta}::uuid, x.clase, x.puntaje, x.razones, x.traslado, ${por}::uuid, ${en.toString()}::timestamptz
    from jsonb_to_recordset(${todos}::jsonb) as x (id uuid, clase text, puntaje integer, razones jsonb, traslado uuid)`.execute(
    tx,
  );
  if (cruces.some(({ lineas }) => lineas.length > 0))
    await sql`insert into cruce_linea (cruce, linea, cuenta_bancaria, monto)
      select x.id, p.id, ${cuenta}::uuid, p.monto
      from jsonb_to_recordset(${todos}::jsonb) as x (id uuid, lineas jsonb),
        jsonb_to_recordset(x.lineas) as p (id uuid, monto bigint)`.execute(tx);
  if (cruces.some(({ movimientos }) => movimientos.length > 0))
    await sql`insert into cruce_movimiento (cruce, movimiento, cuenta_bancaria, monto)
      select x.id, p.id, ${cuenta}::uuid, p.monto
      from jsonb_to_recordset(${todos}::jsonb) as x (id uuid, movimientos jsonb),
        jsonb_to_recordset(x.movimientos) as p (id uuid, monto bigint)`.execute(tx);
  await quitarExplicaciones(tx, {
    lineas: cruces.flatMap(({ lineas }) => lineas.map(({ id }) => id)),
    movimientos: cruces.flatMap(({ movimientos }) => movimientos.map(({ id }) => id)),
  });
  await avisarCambioDeBancos(tx, cuenta);
}

export async function quitarExplicaciones(
  tx: Tx,
  { lineas, movimientos }: { readonly lineas: readonly string[]; readonly movimientos: readonly string[] },
): Promise<void> {
  await sql`delete from explicacion_de_banco e
    where e.linea = any(${lineas}::uuid[]) or e.movimiento = any(${movimientos}::uuid[])`.execute(tx);
}
