// What the institution pays its savers: the sum of the daily balances at the product's rate, provided for on the last
// day of the month. Current and children's savings receive it that same day, seasonal savings in November, certificates
// early in the next month; ISR is withheld whenever it is paid.
import { primeroDelMes } from '../calendario.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { interesDe, porcion } from '../montos.ts';
import { mesAnteriorA, mesDe } from '../palabras.ts';

export function* interesesDeAhorro(escena: Escena): Iterable<Suceso> {
  const { dia } = escena;
  if (dia.esFinDeMes) {
    yield provision(escena);
    yield capitalizacion(escena);
  }
  if (dia.habil === 3) yield pagoDePlazoFijo(escena);
}

/** Yearly, in parts per million. */
const TASAS = {
  [cuentas.ahorroCorriente]: 28_000,
  [cuentas.ahorroInfantil]: 38_000,
  [cuentas.ahorroProgramado]: 50_000,
  [cuentas.plazoCorto]: 60_000,
  [cuentas.plazoLargo]: 75_000,
} as const;

const ISR = 100_000;
const MES_NAVIDENO = 11;

function delMes({ dia, libro }: Escena, cuenta: keyof typeof TASAS): number {
  return interesDe(libro.numerales(cuenta, primeroDelMes(dia), dia.indice), TASAS[cuenta]);
}

function provision(escena: Escena): Suceso {
  const vista = delMes(escena, cuentas.ahorroCorriente) + delMes(escena, cuentas.ahorroInfantil);
  const programado = delMes(escena, cuentas.ahorroProgramado);
  const plazo = delMes(escena, cuentas.plazoCorto) + delMes(escena, cuentas.plazoLargo);
  return {
    tipo: 'interes',
    concepto: `Provisión de intereses sobre depósitos, ${mesDe(escena.dia)}, agencia ${escena.agencia.nombre}`,
    lineas: [
      debe(cuentas.gastoAhorroVista, vista),
      debe(cuentas.gastoAhorroProgramado, programado),
      debe(cuentas.gastoPlazoFijo, plazo),
      haber(cuentas.provisionAhorro, vista + programado),
      haber(cuentas.provisionPlazo, plazo),
    ],
  };
}

function capitalizacion(escena: Escena): Suceso {
  const { dia, agencia, libro } = escena;
  const corriente = delMes(escena, cuentas.ahorroCorriente);
  const infantil = delMes(escena, cuentas.ahorroInfantil);
  // Whatever else is provided for belongs to the seasonal savings.
  const acumulado = libro.saldo(cuentas.provisionAhorro) - corriente - infantil;
  const programado = dia.mes === MES_NAVIDENO ? acumulado : 0;
  const abonos = [
    { cuenta: cuentas.ahorroCorriente, bruto: corriente },
    { cuenta: cuentas.ahorroInfantil, bruto: infantil },
    { cuenta: cuentas.ahorroProgramado, bruto: programado },
  ].map((abono) => ({ ...abono, isr: porcion(abono.bruto, ISR) }));
  const bruto = abonos.reduce((suma, abono) => suma + abono.bruto, 0);
  const isr = abonos.reduce((suma, abono) => suma + abono.isr, 0);
  return {
    tipo: 'interes',
    concepto: `Capitalización de intereses de ahorro, ${mesDe(dia)}, agencia ${agencia.nombre}`,
    lineas: [
      debe(cuentas.provisionAhorro, bruto),
      ...abonos.map((abono) => haber(abono.cuenta, abono.bruto, 'Interés')),
      ...abonos.map((abono) => debe(abono.cuenta, abono.isr, 'ISR 10 %')),
      haber(cuentas.isrIntereses, isr, 'ISR 10 %'),
    ],
  };
}

/** Certificates that pay monthly or came due; the rest of the provision waits for its own date. */
function pagoDePlazoFijo({ dia, agencia, libro, azar }: Escena): Suceso {
  const bruto = porcion(libro.saldo(cuentas.provisionPlazo), azar.entero(700_000, 880_000));
  const isr = porcion(bruto, ISR);
  return {
    tipo: 'interes',
    concepto: `Pago de intereses de plazo fijo devengados hasta ${mesAnteriorA(dia)}, agencia ${agencia.nombre}`,
    lineas: [
      debe(cuentas.provisionPlazo, bruto),
      haber(cuentas.ahorroCorriente, bruto - isr, 'Interés neto'),
      haber(cuentas.isrIntereses, isr, 'ISR 10 %'),
    ],
  };
}
