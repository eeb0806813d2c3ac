// Which accounts make up each indicator. It changes no figure of the books, only what the welcome screen adds up; who
// changed it, and from what, stays in the bitácora.
import type { CuentasDeIndicadores } from '@cuadra/contract/contabilidad/indicadores';
import { sql } from 'kysely';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { leerCuentasDeIndicadores } from './queries.ts';

export async function guardarIndicadores(
  tx: Tx,
  { cuentas }: CuentasDeIndicadores,
): Promise<{ cuentas: CuentasDeIndicadores['cuentas'] }> {
  await exigirCuentas(
    tx,
    cuentas.map(({ idCuenta }) => idCuenta),
  );
  const [indicadores, codigos, signos] = [
    cuentas.map(({ indicador }) => indicador),
    cuentas.map(({ idCuenta }) => idCuenta),
    cuentas.map(({ signo }) => signo),
  ];
  const nuevas = sql`unnest(${indicadores}::text[], ${codigos}::text[], ${signos}::smallint[]) n (indicador, id_cuenta, signo)`;
  await sql`delete from cuenta_de_indicador v where not exists (
    select from ${nuevas} where n.indicador = v.indicador and n.id_cuenta = v.id_cuenta)`.execute(tx);
  await sql`insert into cuenta_de_indicador as v (indicador, id_cuenta, signo)
    select n.indicador, n.id_cuenta, n.signo from ${nuevas}
    on conflict (indicador, id_cuenta) do update set signo = excluded.signo where v.signo <> excluded.signo`.execute(
    tx,
  );
  await avisar(tx, { permiso: 'reportes:ver' }, { tipo: 'catalogo-cambio' });
  return { cuentas: await leerCuentasDeIndicadores(tx) };
}

async function exigirCuentas(tx: Tx, codigos: readonly string[]): Promise<void> {
  const filas = await tx
    .selectFrom('cuenta')
    .select('idCuenta')
    .where('idCuenta', '=', sql<string>`any(${codigos}::text[])`)
    .forKeyShare()
    .execute();
  const hay = new Set(filas.map(({ idCuenta }) => idCuenta));
  const errores = codigos.flatMap((idCuenta, n) =>
    hay.has(idCuenta)
      ? []
      : [
          {
            campo: `cuentas.${n}.idCuenta`,
            codigo: 'CUENTA_NO_EXISTE',
            mensaje: `La cuenta ${idCuenta} no existe.`,
          },
        ],
  );
  const [primero] = errores;
  if (primero !== undefined)
    throw new ProblemaError('CUENTA_NO_EXISTE', { detalle: primero.mensaje, errores });
}
