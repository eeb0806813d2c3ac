// The accounts must take lines: a year cannot be closed into a header, and a header's balance is never cleared.
import type { ConfiguracionContable } from '@cuadra/contract/contabilidad/configuracion';
import { sql } from 'kysely';
import type { ErrorEnCampo } from '#contabilidad/libro/revisar.ts';
import { avisarPeriodos } from '#contabilidad/periodos/queries.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { leerConfiguracion } from './queries.ts';

export async function guardarConfiguracion(
  tx: Tx,
  configuracion: ConfiguracionContable,
): Promise<ConfiguracionContable> {
  await exigirDetalle(tx, configuracion);
  const { cuentasPuente, ...delCierre } = configuracion;
  await tx.updateTable('configuracionContable').set(delCierre).execute();
  await sql`delete from cuenta_puente where id_cuenta <> all(${cuentasPuente}::text[])`.execute(tx);
  await sql`insert into cuenta_puente (id_cuenta) select distinct unnest(${cuentasPuente}::text[])
    on conflict do nothing`.execute(tx);
  // What must be in order to close a month may have changed.
  await avisarPeriodos(tx);
  return leerConfiguracion(tx);
}

async function exigirDetalle(tx: Tx, configuracion: ConfiguracionContable): Promise<void> {
  const campos = camposDe(configuracion);
  const codigos = campos.map(({ idCuenta }) => idCuenta);
  const filas = await tx
    .selectFrom('cuenta')
    .select(['idCuenta', 'tipoCuenta'])
    .where('idCuenta', '=', sql<string>`any(${codigos}::text[])`)
    .forKeyShare()
    .execute();
  const tipos = new Map(filas.map(({ idCuenta, tipoCuenta }) => [idCuenta, tipoCuenta]));
  const errores = campos.flatMap(({ campo, idCuenta }): ErrorEnCampo[] => {
    const tipo = tipos.get(idCuenta);
    if (tipo === 'D') return [];
    if (tipo === undefined)
      return [{ campo, codigo: 'CUENTA_NO_EXISTE', mensaje: `La cuenta ${idCuenta} no existe.` }];
    const mensaje = `La cuenta ${idCuenta} es de mayor; use una de detalle.`;
    return [{ campo, codigo: 'CUENTA_NO_DETALLE', mensaje }];
  });
  const [primero] = errores;
  if (primero !== undefined) throw new ProblemaError(primero.codigo, { detalle: primero.mensaje, errores });
}

const DE_UNA_CUENTA = [
  'cuentaResultado',
  'cuentaResultadosAcumulados',
  'cuentaIvaCredito',
  'cuentaIvaDebito',
  'cuentaIsrRetenido',
] as const;

function camposDe({ cuentasPuente, ...configuracion }: ConfiguracionContable) {
  return [
    ...DE_UNA_CUENTA.flatMap((campo) => {
      const idCuenta = configuracion[campo];
      return idCuenta === null ? [] : [{ campo, idCuenta }];
    }),
    ...cuentasPuente.map((idCuenta, indice) => ({ campo: `cuentasPuente.${indice}`, idCuenta })),
  ];
}
