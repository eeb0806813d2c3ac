// The drawers of a day: what asociados bring and take, product by product, in one partida per agencia when the cajas
// close. Savings breathe with the year: cardamom and bonuses fill them, school fees and Christmas empty them.
import { saldoQuieto } from '#demo-institucion/ahorros/padron.ts';
import { cuantosMovimientos, productoDeLaCuenta } from '#demo-institucion/ahorros/productos-demo.ts';
import { sumaDe } from '#demo-institucion/cajas/repartir.ts';
import type { AgenciaDeLaHistoria } from '../agencias-de-la-historia.ts';
import type { Dia } from '../calendario.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { porcion } from '../montos.ts';
import { fechaCorta, rango } from '../palabras.ts';

export function* cajaDeAhorros(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, libro, correlativo } = escena;
  if (!atiende(agencia, dia)) return;
  const movimientos = productos.map((producto) => ({
    cuenta: producto.cuenta,
    ...moverProducto(producto, escena),
  }));
  const depositos = movimientos.reduce((suma, { depositado }) => suma + depositado, 0);
  const retiros = movimientos.reduce((suma, { retirado }) => suma + retirado, 0);
  const boletas = sumaDe(movimientos.map(({ cuenta, depositado }) => boletasPara(cuenta, depositado)));
  const notas = sumaDe(movimientos.map(({ cuenta, retirado }) => boletasPara(cuenta, retirado)));
  const primeras = {
    depositos: correlativo(`deposito ${agencia.id}`, boletas),
    retiros: correlativo(`retiro ${agencia.id}`, notas),
  };
  const recibidas = `Boletas ${rango(primeras.depositos, boletas)}`;
  const pagadas = `Boletas ${rango(primeras.retiros, notas)}`;
  const sobra = libro.saldo(cuentas.ventanilla) + depositos - retiros - agencia.fondoDeVentanilla;
  yield {
    tipo: 'caja',
    concepto: `Cierre de cajas ${fechaCorta(dia)}: depósitos y retiros de asociados, agencia ${agencia.nombre}`,
    boletas: primeras,
    lineas: [
      debe(cuentas.ventanilla, depositos, recibidas),
      ...movimientos.map(({ cuenta, depositado }) => haber(cuenta, depositado)),
      ...movimientos.map(({ cuenta, retirado }) => debe(cuenta, retirado)),
      haber(cuentas.ventanilla, retiros, pagadas),
      debe(cuentas.boveda, sobra, TRASLADO_DE_CIERRE),
      haber(cuentas.ventanilla, sobra, TRASLADO_DE_CIERRE),
    ],
  };
}

/** What the drawers hand to the vault, or it to them, so that each ends the day with its fund. */
export const TRASLADO_DE_CIERRE = 'Traslado de cierre';

export function atiende({ atiendeSabado }: AgenciaDeLaHistoria, { esHabil, diaDeSemana }: Dia): boolean {
  return esHabil && (diaDeSemana !== SABADO || atiendeSabado);
}

const SABADO = 6;

interface Producto {
  readonly cuenta: string;
  /** Deposits of a month, in parts per million of the balance. */
  readonly rotacion: number;
  /** What deposits exceed withdrawals by, month by month from January, in thousandths of the balance. */
  readonly crecimiento: readonly number[];
}

const productos: readonly Producto[] = [
  {
    cuenta: cuentas.ahorroCorriente,
    rotacion: 175_000,
    crecimiento: [-29, -16, -10, -7, -8, -6, 6, -10, -11, -8, 2, 4],
  },
  {
    cuenta: cuentas.ahorroInfantil,
    rotacion: 45_000,
    crecimiento: [-45, 4, 8, 9, 9, 9, 12, 9, 9, 14, 12, 8],
  },
  {
    cuenta: cuentas.ahorroProgramado,
    rotacion: 62_000,
    crecimiento: [46, 44, 44, 42, 42, 40, 46, 38, 38, 36, 20, -480],
  },
  { cuenta: cuentas.aportaciones, rotacion: 7_600, crecimiento: [5, 6, 6, 6, 6, 6, 8, 6, 6, 6, 6, 6] },
];

const DIAS_DE_PAGO: readonly number[] = [1, 2, 15, 16, 30, 31];

function moverProducto(
  { cuenta, rotacion, crecimiento }: Producto,
  { dia, agencia, libro, azar, padron }: Escena,
): { depositado: number; retirado: number } {
  const saldo = libro.saldo(cuenta) - saldoQuieto(padron, cuenta, agencia.id);
  const concurrencia = DIAS_DE_PAGO.includes(dia.numero) ? 1_450_000 : 920_000;
  const normal = porcion(porcion(saldo, Math.floor(rotacion / agencia.diasDeCajaAlMes)), concurrencia);
  const queda = porcion(
    saldo,
    Math.floor(((crecimiento[dia.mes - 1] ?? 0) * 1000) / agencia.diasDeCajaAlMes),
  );
  // Whichever way it goes, both windows see some people.
  const depositado = Math.max(normal, queda + porcion(normal, 50_000));
  return {
    depositado: azar.variar(depositado, 220),
    retirado: azar.variar(Math.max(depositado - queda, porcion(normal, 50_000)), 220),
  };
}

/** How many people that is; contributions are small. */
function boletasPara(cuenta: string, monto: number): number {
  return cuantosMovimientos(monto, productoDeLaCuenta(cuenta)?.usual ?? APORTACION_USUAL);
}

const APORTACION_USUAL = 15_000;
