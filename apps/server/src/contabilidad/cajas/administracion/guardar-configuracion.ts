// The accounts of the cajas take lines, are no account that a caja holds, and the one of cash in transit stays while there is
// cash in transit: what left against one account must not arrive against another.
import type { ConfiguracionDeCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import { sql } from 'kysely';
import type { ErrorEnCampo } from '#contabilidad/libro/revisar.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarDeCajas } from '../avisar-de-cajas.ts';
import { leerConfiguracionDeCajas } from './queries.ts';

const CUENTAS = ['cuentaSobrante', 'cuentaFaltante', 'cuentaEmpleado', 'cuentaTransito'] as const;

export async function guardarConfiguracion(
  tx: Tx,
  nueva: ConfiguracionDeCajas,
): Promise<ConfiguracionDeCajas> {
  await exigirCuentas(tx, nueva);
  const { cuentaTransito } = await leerConfiguracionDeCajas(tx);
  if (cuentaTransito !== null && cuentaTransito !== nueva.cuentaTransito) await exigirNadaEnTransito(tx);
  await tx.updateTable('configuracionDeCajas').set(nueva).execute();
  await avisarDeCajas(tx, []);
  return leerConfiguracionDeCajas(tx);
}

async function exigirCuentas(tx: Tx, nueva: ConfiguracionDeCajas): Promise<void> {
  const campos = CUENTAS.flatMap((campo) => {
    const idCuenta = nueva[campo];
    return idCuenta === null ? [] : [{ campo, idCuenta }];
  });
  const { rows } = await sql<{ idCuenta: string; tipoCuenta: string; deCaja: boolean }>`
    select c.id_cuenta, c.tipo_cuenta, exists (select from cuenta_de_caja k where k.id_cuenta = c.id_cuenta) as de_caja
    from cuenta c where c.id_cuenta = any(${campos.map(({ idCuenta }) => idCuenta)}::text[])
    for key share of c`.execute(tx);
  const errores = campos.flatMap(({ campo, idCuenta }): ErrorEnCampo[] => {
    const cuenta = rows.find((una) => una.idCuenta === idCuenta);
    if (cuenta === undefined)
      return [{ campo, codigo: 'CUENTA_NO_EXISTE', mensaje: `La cuenta ${idCuenta} no existe.` }];
    if (cuenta.tipoCuenta !== 'D')
      return [
        {
          campo,
          codigo: 'CUENTA_NO_DETALLE',
          mensaje: `La cuenta ${idCuenta} es de mayor; use una de detalle.`,
        },
      ];
    if (!cuenta.deCaja) return [];
    return [
      {
        campo,
        codigo: 'CUENTA_DE_CAJA',
        mensaje: `La cuenta ${idCuenta} es la del efectivo de una caja; elija otra.`,
      },
    ];
  });
  const [primero] = errores;
  if (primero !== undefined) throw new ProblemaError(primero.codigo, { detalle: primero.mensaje, errores });
}

async function exigirNadaEnTransito(tx: Tx): Promise<void> {
  const enCamino = await tx
    .selectFrom('trasladoDeCaja')
    .select('id')
    .where('estado', 'in', ['en_transito', 'rechazado'])
    .limit(1)
    .executeTakeFirst();
  if (enCamino === undefined) return;
  throw new ProblemaError('CAJA_EN_USO', {
    detalle: 'Hay efectivo en tránsito: cambie su cuenta cuando todos los traslados se hayan recibido.',
  });
}
