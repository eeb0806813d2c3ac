// What banks charge and pay, and where the money that is not needed yet waits: term deposits
// in other institutions, which are Central's business.
import { primeroDelMes } from '../calendario.ts';
import { cuentas, bancos as cuentasDeBanco } from '../cuentas.ts';
import { debe, type Escena, haber, type LibroDeAgencia, type Suceso } from '../escena.ts';
import { interesDe, porcion, quetzales, redondo } from '../montos.ts';
import { fechaCorta, mesDe } from '../palabras.ts';
import { bancoQuePaga, bancoQueRecibe, saldoEnBancos } from '../tesoreria.ts';

export function* bancos(escena: Escena): Iterable<Suceso> {
  const { dia, agencia } = escena;
  if (dia.esHabil && dia.habilesRestantes === 0) {
    if (agencia.esCentral) yield cargos(escena);
    // Central receives the statements every month; the others, every quarter.
    if (agencia.esCentral) yield interesesGanados(escena, primeroDelMes(dia));
    else if (dia.mes % 3 === 0) yield interesesGanados(escena, dia.indice - DIAS_DE_TRIMESTRE);
  }
  if (!agencia.esCentral) return;
  if (dia.esFinDeMes) yield interesesDevengados(escena);
  if (dia.habil === 5 && dia.mes % 3 === 1) yield cobroDeIntereses(escena);
  if (dia.habil === 7) yield* colocacion(escena);
}

const DIAS_DE_TRIMESTRE = 90;
const ISR_DE_CAPITAL = 100_000;
const TASA_MONETARIA = 14_000;
const TASA_DE_AHORRO = 32_000;
const TASA_DE_PLAZO = 66_000;
const TASA_DE_TITULOS = 71_000;

function cargos({ dia, libro, azar }: Escena): Suceso {
  const cobrados = cuentasDeBanco
    .filter((banco) => libro.saldo(banco) > 0)
    .map((banco) => ({ banco, monto: azar.entero(6_500, 31_000) }));
  const total = cobrados.reduce((suma, { monto }) => suma + monto, 0);
  return {
    tipo: 'banco',
    concepto: `Cargos por manejo de cuenta y chequeras según estados de cuenta de ${mesDe(dia)}`,
    lineas: [
      debe(cuentas.cargosBancarios, total),
      ...cobrados.map(({ banco, monto }) => haber(banco, monto, `ND ${fechaCorta(dia)}`)),
    ],
  };
}

function interesesGanados({ dia, libro }: Escena, primero: number): Suceso {
  const ganado = (cuenta: string, tasa: number) =>
    Math.max(0, interesDe(libro.numerales(cuenta, primero, dia.indice), tasa));
  const abonos = [
    ...cuentasDeBanco.map((banco) => ({ banco, bruto: ganado(banco, TASA_MONETARIA) })),
    { banco: cuentas.ahorroEnBancos, bruto: ganado(cuentas.ahorroEnBancos, TASA_DE_AHORRO) },
  ].map((abono) => ({ ...abono, isr: porcion(abono.bruto, ISR_DE_CAPITAL) }));
  return {
    tipo: 'banco',
    concepto: `Intereses acreditados por los bancos hasta ${mesDe(dia)}, netos de retención`,
    lineas: [
      ...abonos.map(({ banco, bruto, isr }) => debe(banco, bruto - isr, `NC ${fechaCorta(dia)}`)),
      debe(
        cuentas.retencionesSufridas,
        abonos.reduce((suma, { isr }) => suma + isr, 0),
      ),
      haber(
        cuentas.productoInversiones,
        abonos.reduce((suma, { bruto }) => suma + bruto, 0),
      ),
    ],
  };
}

function interesesDevengados({ dia, libro }: Escena): Suceso {
  const primero = primeroDelMes(dia);
  const monto =
    interesDe(libro.numerales(cuentas.plazoEnOtras, primero, dia.indice), TASA_DE_PLAZO) +
    interesDe(libro.numerales(cuentas.titulosValores, primero, dia.indice), TASA_DE_TITULOS);
  return {
    tipo: 'interes',
    concepto: `Intereses devengados sobre inversiones en ${mesDe(dia)}`,
    lineas: [debe(cuentas.interesesPorCobrarInversiones, monto), haber(cuentas.productoInversiones, monto)],
  };
}

function cobroDeIntereses({ libro, dia }: Escena): Suceso {
  const monto = libro.saldo(cuentas.interesesPorCobrarInversiones);
  const isr = porcion(monto, ISR_DE_CAPITAL);
  return {
    tipo: 'ingreso',
    concepto: 'Cobro trimestral de intereses de certificados a plazo y títulos valores',
    lineas: [
      debe(bancoQueRecibe(libro), monto - isr, `NC ${fechaCorta(dia)}`),
      debe(cuentas.retencionesSufridas, isr),
      haber(cuentas.interesesPorCobrarInversiones, monto),
    ],
  };
}

/** Banks hold between 4 % and 11 % of deposits: above, it is invested; below, an investment is cashed. */
function* colocacion({ libro, correlativo }: Escena): Iterable<Suceso> {
  const enBancos = saldoEnBancos(libro);
  const ideal = porcion(depositos(libro), 80_000);
  const certificado = `Certificado ${correlativo('certificado de inversion')}`;
  if (enBancos > porcion(depositos(libro), 110_000)) {
    const banco = bancoQuePaga(libro);
    const monto = redondo(
      Math.min(enBancos - ideal, porcion(libro.saldo(banco), 700_000)),
      quetzales(25_000),
    );
    yield {
      tipo: 'banco',
      concepto: `Inversión a plazo de 180 días en otra institución, ${certificado.toLowerCase()}`,
      lineas: [debe(cuentas.plazoEnOtras, monto, certificado), haber(banco, monto)],
    };
  } else if (enBancos < porcion(depositos(libro), 50_000)) {
    const falta = redondo(ideal - enBancos, quetzales(25_000));
    const monto = Math.min(falta, libro.saldo(cuentas.plazoEnOtras));
    if (monto === 0) return;
    yield {
      tipo: 'banco',
      concepto: `Cancelación de inversión a plazo por vencimiento, ${certificado.toLowerCase()}`,
      lineas: [debe(bancoQueRecibe(libro), monto), haber(cuentas.plazoEnOtras, monto, certificado)],
    };
  }
}

function depositos(libro: LibroDeAgencia): number {
  return libro.cuentasDe('301').reduce((suma, cuenta) => suma + libro.saldo(cuenta), 0);
}
