// What the institution itself owes: a loan of the federation, repaid month by month, and a second one to lend at harvest.
import { primeroDelMes } from '../calendario.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { interesDe, quetzales } from '../montos.ts';
import { mesDe } from '../palabras.ts';
import { bancoQueRecibe, transferencia } from '../tesoreria.ts';

export function* creditosObtenidos(escena: Escena): Iterable<Suceso> {
  const { dia, agencia } = escena;
  if (!agencia.esCentral) return;
  if (dia.habil === 12) yield cuota(escena);
  if (dia.mes === 9 && dia.ejercicio === 1 && dia.habil === 6) yield nuevoCredito(escena);
  if (dia.esFinDeMes) yield intereses(escena);
}

const CAPITAL_MENSUAL = quetzales(25_000);
const NUEVO = quetzales(800_000);
const TASA = 78_000;

function cuota(escena: Escena): Suceso {
  const { libro, correlativo } = escena;
  const interes = libro.saldo(cuentas.interesesPorPagarCreditos);
  const { banco, documento } = transferencia(escena);
  return {
    tipo: 'egreso',
    concepto: `Cuota ${correlativo('cuota federacion') % 100} del crédito con la federación: capital e intereses`,
    lineas: [
      debe(cuentas.creditosObtenidos, CAPITAL_MENSUAL),
      debe(cuentas.interesesPorPagarCreditos, interes),
      haber(banco, CAPITAL_MENSUAL + interes, documento),
    ],
  };
}

function nuevoCredito({ dia, libro }: Escena): Suceso {
  return {
    tipo: 'ingreso',
    concepto: `Desembolso del crédito de la federación para microcrédito de cosecha, contrato F-${dia.anio}-017`,
    lineas: [debe(bancoQueRecibe(libro), NUEVO), haber(cuentas.creditosObtenidos, NUEVO)],
  };
}

function intereses({ dia, libro }: Escena): Suceso {
  const numerales = libro.numerales(cuentas.creditosObtenidos, primeroDelMes(dia), dia.indice);
  const monto = interesDe(numerales, TASA);
  return {
    tipo: 'diario',
    concepto: `Intereses por pagar sobre créditos obtenidos, ${mesDe(dia)}`,
    lineas: [debe(cuentas.gastoCreditosObtenidos, monto), haber(cuentas.interesesPorPagarCreditos, monto)],
  };
}
