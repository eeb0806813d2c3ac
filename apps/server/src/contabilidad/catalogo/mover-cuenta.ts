// Gives an account another code, and with it another place: the whole branch goes along, each code with its prefix
// replaced, in one statement. The level may change as long as every code under it still has a width of the chart.

import type * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { BodyOf, ResponseOf } from '@cuadra/contract/endpoint';
import { type CuentaPropuesta, nivelDe, revisarCuenta } from '@cuadra/core/catalogo';
import { sql } from 'kysely';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { exigirVersion } from './editar-cuenta.ts';
import { listarRama, reservarCatalogo } from './queries.ts';
import { conRechazos } from './rechazos.ts';

type Movimiento = ResponseOf<typeof contrato.moverCuenta>;

export async function moverCuenta(
  tx: Tx,
  idCuenta: string,
  { idCuentaNueva, version }: BodyOf<typeof contrato.moverCuenta>,
): Promise<Movimiento> {
  await reservarCatalogo(tx);
  await exigirVersion(tx, idCuenta, version);
  exigirOtroLugar(idCuenta, idCuentaNueva);
  const rama = await listarRama(tx, idCuenta);
  const renumerada = (codigo: string) => idCuentaNueva + codigo.slice(idCuenta.length);
  exigirQueQuepa(rama, renumerada);

  const mudanza = sql`
    update cuenta
    set id_cuenta = ${idCuentaNueva} || substr(id_cuenta, ${idCuenta.length + 1}::int), version = version + 1
    where starts_with(id_cuenta, ${idCuenta})`;
  await conRechazos(mudanza.execute(tx), { sinMayor: 'CUENTA_SIN_MAYOR', campo: 'idCuentaNueva' });
  await avisar(tx, { todos: true }, { tipo: 'catalogo-cambio' });
  return { cambios: rama.map(({ idCuenta: antes }) => ({ antes, despues: renumerada(antes) })) };
}

function exigirOtroLugar(idCuenta: string, idCuentaNueva: string): void {
  if (idCuentaNueva === idCuenta) throw codigoInvalido('La cuenta ya tiene ese código.');
  if (nivelDe(idCuentaNueva) === undefined) {
    throw codigoInvalido(`«${idCuentaNueva}» no cumple con la estructura 1-3-4-6-8-10 del catálogo.`);
  }
  if (idCuentaNueva.startsWith(idCuenta))
    throw codigoInvalido('Una cuenta no puede moverse dentro de sí misma.');
}

function exigirQueQuepa(rama: readonly CuentaPropuesta[], renumerada: (codigo: string) => string): void {
  for (const { idCuenta, naturaleza, flujo } of rama) {
    const nuevo = renumerada(idCuenta);
    const [error] = revisarCuenta({ idCuenta: nuevo, naturaleza, flujo });
    if (error === 'CODIGO_INVALIDO') {
      throw codigoInvalido(
        `La subcuenta ${idCuenta} quedaría como ${nuevo}, que no cumple con la estructura 1-3-4-6-8-10. Elija un código del mismo nivel.`,
      );
    }
    if (error !== undefined) {
      const mensaje =
        error === 'NATURALEZA_INVALIDA'
          ? `La cuenta ${idCuenta} es ${naturaleza} y la clase ${nuevo[0]} no admite esa naturaleza.`
          : `La clase ${nuevo[0]} no admite lo que la cuenta ${idCuenta} es en el flujo de efectivo.`;
      throw new ProblemaError(error, {
        detalle: mensaje,
        errores: [{ campo: 'idCuentaNueva', codigo: error, mensaje }],
      });
    }
  }
}

function codigoInvalido(mensaje: string): ProblemaError {
  const codigo = 'CODIGO_INVALIDO';
  return new ProblemaError(codigo, {
    detalle: mensaje,
    errores: [{ campo: 'idCuentaNueva', codigo, mensaje }],
  });
}
