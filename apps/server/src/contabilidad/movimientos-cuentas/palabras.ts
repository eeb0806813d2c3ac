// What a movement says in words, the same on paper and in a sheet.
import type {
  MovimientoDeCuenta,
  ReinicioDeResultados,
  TotalMovido,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { type Centavos, formatearCifra, formatearQuetzales, opuesto, sumar } from '@cuadra/core/dinero';

export function contrapartidaDe({ contrapartidas, otrasContrapartidas }: MovimientoDeCuenta): string {
  const [primera] = contrapartidas;
  if (primera === undefined) return '';
  const mas = contrapartidas.length - 1 + otrasContrapartidas;
  return `${primera.idCuenta} ${primera.nombreCuenta}${mas === 0 ? '' : ` y ${mas} más`}`;
}

/** In the little room there is on paper: `3011020101 +4`. */
export function contrapartidaEnPapel({ contrapartidas, otrasContrapartidas }: MovimientoDeCuenta): string {
  const [primera] = contrapartidas;
  if (primera === undefined) return '';
  const mas = contrapartidas.length - 1 + otrasContrapartidas;
  return mas === 0 ? primera.idCuenta : `${primera.idCuenta} +${mas}`;
}

export function loReiniciado({ fecha, monto: dejado }: ReinicioDeResultados): string {
  const anio = Number(fecha.slice(0, 4));
  return `Empieza el ejercicio ${anio}: los ${formatearCifra(dejado)} de ${anio - 1} no pasan a este saldo`;
}

export function loSinCerrar(sinCerrar: Centavos): string {
  return `De ejercicios anteriores sin cerrar, fuera de este saldo: ${formatearQuetzales(sinCerrar)}.`;
}

/** What several accounts make together: whose it is, how it is signed, and its figures in order. */
export function nombreDelTotal({ cuenta, naturaleza }: TotalMovido): string {
  if (cuenta !== null) return `Total de ${cuenta.idCuenta} ${cuenta.nombreCuenta}`;
  return `Total de las cuentas (${naturaleza ?? 'saldo deudor menos acreedor'})`;
}

export function cifrasDelTotal(total: TotalMovido): (readonly [titulo: string, valor: Centavos])[] {
  const dejado = opuesto(sumar(total.reinicios.map(({ monto }) => monto)));
  return [
    ['Saldo inicial', total.saldoInicial],
    ['Debe', total.debe],
    ['Haber', total.haber],
    ...(dejado === 0 ? [] : ([['Reinicio anual', dejado]] as const)),
    ['Saldo final', total.saldoFinal],
  ];
}
