// New credits: as much as is repaid and a little more, slower when money is short and faster when it abounds. The
// institution keeps its commission and a contribution, and pays the rest by cheque or into the asociado's savings.
import { enAhorro } from '#demo-institucion/ahorros/repartir-linea.ts';
import { type ProductoDeCredito, productosDeCredito } from '../cartera.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type LibroDeAgencia, type Suceso } from '../escena.ts';
import { entre, MILLON, porcion, quetzales, redondo } from '../montos.ts';
import { rango } from '../palabras.ts';
import { cheque, saldoEnBancos } from '../tesoreria.ts';

export function* desembolsosDeCreditos(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, azar, correlativo } = escena;
  if (!agencia.habilesDeDesembolso.includes(dia.habil)) return;
  const prestado = productosDeCredito
    .map((producto) => ({ ...producto, monto: montoPara(producto, escena) }))
    .filter(({ monto }) => monto > 0);
  const total = prestado.reduce((suma, { monto }) => suma + monto, 0);
  if (total === 0) return;
  const cuantos = prestado.reduce((suma, p) => suma + Math.max(1, Math.round(p.monto / p.creditoUsual)), 0);
  const comision = porcion(total, COMISION);
  const aportacion = porcion(total, APORTACION);
  const aAhorro = porcion(total, azar.entero(240_000, 360_000));
  const { banco, documento } = cheque(escena);
  const numeros = rango(correlativo(`credito ${agencia.id}`, cuantos), cuantos);
  yield {
    tipo: 'caja',
    concepto: `Desembolso de ${cuantos} créditos aprobados por el comité, números ${agencia.id}-${numeros}`,
    lineas: [
      ...prestado.map(({ cuenta, monto }) => debe(cuenta, monto)),
      haber(banco, total - aAhorro - comision - aportacion, documento),
      haber(cuentas.ahorroCorriente, aAhorro, enAhorro.desembolso),
      haber(cuentas.comisionCreditos, comision),
      haber(cuentas.aportaciones, aportacion),
    ],
  };
}

const COMISION = 12_000;
const APORTACION = 5_000;
/** A month's growth, and what leaves for the portfolio in arrears without coming back. */
const CRECIMIENTO = 9_500;

function montoPara({ cuenta, amortizacion }: ProductoDeCredito, { agencia, libro, azar }: Escena): number {
  // The staff's credits are few: they are granted on the first such day of some months, not every week.
  if (cuenta === cuentas.empleados && !azar.ocurre(160)) return 0;
  const frecuencia = cuenta === cuentas.empleados ? 160_000 : MILLON;
  const delMes = porcion(libro.saldo(cuenta), amortizacion + CRECIMIENTO);
  const parte = porcion(delMes, Math.round(MILLON / agencia.habilesDeDesembolso.length));
  const pedido = porcion(azar.variar(parte, 280), Math.round((MILLON * MILLON) / frecuencia));
  return redondo(porcion(pedido, ritmo(libro)), quetzales(500));
}

const LIQUIDEZ_DESEADA = 185_000;

/** Around one million; follows how far liquid money over deposits is from what the board wants. */
function ritmo(libro: LibroDeAgencia): number {
  const liquido = libro.saldo(cuentas.boveda) + saldoEnBancos(libro) + libro.saldo(cuentas.plazoEnOtras);
  const depositos = libro.cuentasDe('301').reduce((suma, cuenta) => suma + libro.saldo(cuenta), 0);
  const liquidez = Math.floor((liquido * 1_000) / Math.floor(depositos / 1_000));
  return entre(550_000, MILLON + (liquidez - LIQUIDEZ_DESEADA) * 6, 1_500_000);
}
