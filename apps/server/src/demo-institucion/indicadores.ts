// What the demo institution calls its disponibilidad, its deposits, its loans and its capital.
import type { IdDeIndicador } from '@cuadra/contract/contabilidad/indicadores';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

const indicadoresDemo: Readonly<Record<IdDeIndicador, readonly string[]>> = {
  disponibilidad: ['101'],
  depositos: ['301'],
  cartera: ['103'],
  mora: ['10310102', '103102'],
  capital: ['5'],
};

export async function cargarIndicadores(tx: Tx): Promise<void> {
  const filas = Object.entries(indicadoresDemo).flatMap(([indicador, cuentas]) =>
    cuentas.map((idCuenta) => ({ indicador, idCuenta })),
  );
  await sql`
    insert into cuenta_de_indicador (indicador, id_cuenta, signo)
    select n.indicador, n.id_cuenta, 1
    from unnest(${filas.map(({ indicador }) => indicador)}::text[], ${filas.map(({ idCuenta }) => idCuenta)}::text[])
      n (indicador, id_cuenta)`.execute(tx);
}
