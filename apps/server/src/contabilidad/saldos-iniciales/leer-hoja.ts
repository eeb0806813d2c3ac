// What balances a sheet says, with our accounts and nothing written. Here what nobody knows is told instead of kept, and the accounts
// that only add others up, which a trial balance lists too, are left out.
import type { SaldosDeHoja } from '@cuadra/contract/contabilidad/saldos-iniciales/leer-hoja';
import { juntarSaldos } from '@cuadra/core/saldos-iniciales';
import type { Conocido, SaldosLeidos } from './leer-saldos.ts';

const PROBLEMAS_MAX = 1_000;

export function saldosDeHoja(
  { lineas, errores, signo, sinSaldo }: SaldosLeidos,
  { buscar, naturalezas, deMayor }: Conocido,
): SaldosDeHoja {
  const saldos: SaldosDeHoja['saldos'] = [];
  const mayores = new Set<string>();
  const desconocidas = new Map<string, string>();
  for (const [agencia, suyas] of lineas)
    for (const { cuenta, debe, haber } of juntarSaldos(suyas)) {
      const hallada = naturalezas.has(cuenta) ? { idCuenta: cuenta } : buscar(cuenta);
      if (deMayor.has(cuenta) || ('codigo' in hallada && hallada.codigo === 'CUENTA_NO_DETALLE'))
        mayores.add(cuenta);
      else if ('codigo' in hallada) desconocidas.set(cuenta, hallada.mensaje);
      else saldos.push({ agencia, idCuenta: cuenta, debe, haber });
    }
  const problemas = [
    ...errores.map(({ fila, mensaje }) => `Fila ${fila}: ${mensaje}`),
    ...desconocidas.values(),
  ];
  return {
    ...{ signo, sinSaldo, saldos, deMayor: mayores.size },
    problemas: problemas.slice(0, PROBLEMAS_MAX),
    totalDeProblemas: problemas.length,
  };
}
