// The rows of partidas one by one: each opens, says its lines and closes with its sums.
import type { FilaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import type { FolioDe } from './folios-del-diario.ts';
import type { LineaDelDiario } from './queries.ts';

export function filasDePartidas(lineas: readonly LineaDelDiario[], folioDe: FolioDe): FilaDeDiario[] {
  const filas: FilaDeDiario[] = [];
  for (const [indice, linea] of lineas.entries()) {
    const { numero, total, fecha, idPartida } = linea;
    const suyo = { fecha, idPartida };
    if (numero !== lineas[indice - 1]?.numero) filas.push(aperturaDe(linea, folioDe));
    const { idCuenta, nombreCuenta, debe, haber, concepto, documento } = linea;
    filas.push({ tipo: 'linea', ...suyo, idCuenta, nombreCuenta, debe, haber, concepto, documento });
    if (numero !== lineas[indice + 1]?.numero)
      filas.push({ tipo: 'total', ...suyo, debe: total, haber: total });
  }
  return filas;
}

function aperturaDe(linea: LineaDelDiario, folioDe: FolioDe): FilaDeDiario {
  const { numero, fecha, idPartida, agencia, tipo, conceptoDePartida } = linea;
  return {
    tipo: 'asiento',
    fecha,
    primeraFecha: fecha,
    numero,
    hastaNumero: numero,
    partidas: 1,
    idPartida,
    agencia,
    tipoDePartida: tipo,
    concepto: conceptoDePartida,
    folio: folioDe(numero),
  };
}
