// A rule as it is sent: everything that it says, whatever changed of it.
import type { editarRegla, ReglaDeBanco } from '@cuadra/contract/contabilidad/bancos/reglas';
import type { z } from 'zod';

/** As it is written: amounts are numbers until they are sent. */
export type ReglaEscrita = Omit<z.input<typeof editarRegla.body>, 'version'>;

export function cuerpoDe(regla: ReglaDeBanco): ReglaEscrita {
  const { nombre, texto, signo, montoMinimo, montoMaximo, idCuenta, concepto, orden, activa } = regla;
  return {
    ...{ nombre, texto, signo, montoMinimo, montoMaximo, idCuenta, concepto, orden, activa },
    cuentaBancaria: regla.cuentaBancaria?.id ?? null,
  };
}
