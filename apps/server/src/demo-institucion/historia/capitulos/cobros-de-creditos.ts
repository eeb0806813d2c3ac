// Instalments: capital, interest and mora of the credits paid since the last listing. Most come over the counter, some
// are taken from savings by order of the asociado, some paid into the institution's bank account.
import { enAhorro } from '#demo-institucion/ahorros/repartir-linea.ts';
import { productosDeCredito } from '../cartera.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { porcion } from '../montos.ts';
import { rango } from '../palabras.ts';
import { bancoQueRecibe } from '../tesoreria.ts';
import { atiende } from './caja-de-ahorros.ts';

export function* cobrosDeCreditos(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, libro, azar, correlativo } = escena;
  if (!agencia.diasDeCobro.includes(dia.diaDeSemana) || !atiende(agencia, dia)) return;
  const abonos = [...capitalAlDia(escena), ...capitalAtrasado(escena), ...intereses(escena)];
  const total = abonos.reduce((suma, { haber }) => suma + haber, 0);
  const debitado = porcion(total, azar.entero(230_000, 290_000));
  const depositado = porcion(total, azar.entero(90_000, 140_000));
  const recibos = Math.max(1, azar.variar(Math.round(total / 120_000), 100));
  const listado = correlativo(`cobros ${agencia.id}`);
  const numeros = rango(correlativo(`recibo ${agencia.id}`, recibos), recibos);
  yield {
    tipo: 'caja',
    concepto: `Cobro de cuotas de créditos, listado ${listado}, recibos ${numeros}, agencia ${agencia.nombre}`,
    lineas: [
      debe(cuentas.ventanilla, total - debitado - depositado, `Recibos ${numeros}`),
      debe(cuentas.ahorroCorriente, debitado, enAhorro.cuota),
      debe(bancoQueRecibe(libro), depositado, 'Depósitos de asociados'),
      ...abonos,
    ],
  };
}

/** Listings of a month: 52 weeks in 12 months. */
const listadosAlMes = ({ agencia }: Escena): number => (agencia.diasDeCobro.length * 52) / 12;

/** The part of an agencia's month that falls to this listing. */
function parteDelMes(escena: Escena, monto: number, milesimas: number): number {
  return escena.azar.variar(porcion(monto, Math.round(1_000_000 / listadosAlMes(escena))), milesimas);
}

function capitalAlDia(escena: Escena) {
  return productosDeCredito.map(({ cuenta, amortizacion }) =>
    haber(cuenta, parteDelMes(escena, porcion(escena.libro.saldo(cuenta), amortizacion), 120)),
  );
}

/** Who is late pays too, less the later they are. */
const recuperacion: readonly (readonly [string, number])[] = [
  [cuentas.enMora, 80_000],
  [cuentas.cobroAdministrativo, 45_000],
  [cuentas.cobroJudicial, 20_000],
];

function capitalAtrasado(escena: Escena) {
  return recuperacion.map(([cuenta, partes]) =>
    haber(cuenta, parteDelMes(escena, porcion(escena.libro.saldo(cuenta), partes), 300)),
  );
}

const TASA_DE_MORA = 60_000;

function intereses(escena: Escena) {
  const { libro } = escena;
  const delMes = (saldo: number, tasa: number) => porcion(saldo, Math.round(tasa / 12));
  const ordinarios = new Map<string, number>();
  for (const { cuenta, producto, tasa } of productosDeCredito) {
    ordinarios.set(producto, (ordinarios.get(producto) ?? 0) + delMes(libro.saldo(cuenta), tasa));
  }
  const mora = delMes(libro.saldo(cuentas.enMora) + libro.saldo(cuentas.cobroAdministrativo), TASA_DE_MORA);
  return [
    ...[...ordinarios].map(([producto, monto]) => haber(producto, parteDelMes(escena, monto, 60))),
    haber(cuentas.productoMora, parteDelMes(escena, mora, 250)),
  ];
}
