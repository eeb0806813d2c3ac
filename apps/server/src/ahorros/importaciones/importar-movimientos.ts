// What moved in savings accounts before, from a sheet: in order, and no account may ever have owed. Only while a product is in preparation.
import type { CampoDeMovimientos } from '@cuadra/contract/ahorros/importaciones';
import { type ClaseDeMovimientoAhorro, nombresDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import { CERO, type Centavos, formatearQuetzales, opuesto, sumar } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { hoyEn } from '#platform/reloj.ts';
import type { FilaPorLeer } from './fila-por-leer.ts';
import type { Importable } from './importar-hoja.ts';
import { traerMovimientos } from './traer-movimientos.ts';

interface MovimientoLeido {
  readonly numero: string;
  readonly clase: ClaseDeMovimientoAhorro;
  readonly monto: Centavos;
  readonly fecha: string;
  readonly fechaValor: string;
  readonly concepto: string | null;
  readonly documento: string | null;
  readonly linea: number;
  /** Filled when it is judged. */
  cuenta: number;
}

/** Sheets write what leaves with or without its sign. */
const QUE_SALEN: readonly ClaseDeMovimientoAhorro[] = [
  'retiro',
  'transferencia-enviada',
  'isr',
  'penalizacion',
];
const CONCEPTO_MAX = 200;
const DOCUMENTO_MAX = 60;

export const importableDeMovimientos: Importable<CampoDeMovimientos, MovimientoLeido> = {
  accion: 'ahorros:importar-movimientos',
  leer: leerMovimiento,
  juzgar,
  async guardar(tx, _contexto, movimientos) {
    await traerMovimientos(tx, enOrden(movimientos));
    return sumar(movimientos.map(({ monto }) => monto));
  },
};

function leerMovimiento(fila: FilaPorLeer<CampoDeMovimientos>): MovimientoLeido | null {
  const numero = fila.texto('cuenta')?.toUpperCase() ?? fila.negar('cuenta', 'Diga de qué cuenta es.');
  const clase = fila.una('clase', nombresDeMovimientoAhorro);
  if (clase === null && fila.texto('clase') === null) fila.negar('clase', 'Diga qué movimiento es.');
  const monto = fila.monto('monto');
  if (monto === 0 || (monto === null && fila.texto('monto') === null))
    fila.negar('monto', 'Escriba el monto.');
  const fecha = fila.fecha('fecha');
  if (fecha === null && fila.texto('fecha') === null) fila.negar('fecha', 'Escriba la fecha.');
  const fechaValor = fila.fecha('fechaValor') ?? fecha;
  if (fecha !== null && fechaValor !== null && fechaValor > fecha)
    fila.negar('fechaValor', 'La fecha valor no es posterior a la del movimiento.');
  const concepto = fila.texto('concepto')?.slice(0, CONCEPTO_MAX) ?? null;
  const documento = fila.texto('documento')?.slice(0, DOCUMENTO_MAX) ?? null;
  if (fila.errores.length > 0 || numero === null || clase === null || monto === null) return null;
  if (fecha === null || fechaValor === null) return null;
  const sale = QUE_SALEN.includes(clase) && monto > 0;
  return {
    ...{ numero, clase, fecha, fechaValor, concepto, documento, linea: fila.linea, cuenta: 0 },
    monto: sale ? opuesto(monto) : monto,
  };
}

type Filas = Parameters<Importable<CampoDeMovimientos, MovimientoLeido>['juzgar']>[2];

interface CuentaConocida {
  readonly id: number;
  readonly numero: string;
  readonly saldo: Centavos;
  readonly apertura: string;
  readonly agencia: string;
  readonly estado: string;
  readonly producto: string;
}

async function juzgar(tx: Tx, { actor, ahora }: ContextoConActor, filas: Filas): Promise<void> {
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const cuentas = await cuentasDe(
    tx,
    filas.map(({ valor }) => valor.numero),
  );
  for (const { fila, valor } of filas) {
    const cuenta = cuentas.get(valor.numero);
    if (cuenta === undefined || !actor.agencias.includes(cuenta.agencia)) {
      fila.negar('cuenta', `No hay una cuenta ${valor.numero}.`);
      continue;
    }
    valor.cuenta = cuenta.id;
    if (cuenta.estado !== 'preparacion')
      fila.negar(
        'cuenta',
        `El producto «${cuenta.producto}» ya está activo: sus movimientos se registran uno por uno.`,
      );
    if (valor.fechaValor < cuenta.apertura) fila.negar('fecha', 'Es anterior a la apertura de la cuenta.');
    if (valor.fecha > hoy) fila.negar('fecha', 'Es posterior a hoy.');
    if (valor.clase === 'deposito' && valor.monto < 0)
      fila.negar('monto', 'Un depósito no lleva signo menos.');
  }
  exigirQueNadieDeba(filas, cuentas);
}

async function cuentasDe(tx: Tx, numeros: readonly string[]): Promise<ReadonlyMap<string, CuentaConocida>> {
  const { rows } = await sql<CuentaConocida>`
    select c.id, c.numero, c.saldo, c.apertura, c.agencia, p.estado, p.nombre as producto
    from cuenta_ahorro c join producto_ahorro p on p.id = c.producto where c.numero = any(${[...new Set(numeros)]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((una) => [una.numero, una]));
}

/** Told at the first row that would leave an account owing. */
function exigirQueNadieDeba(filas: Filas, cuentas: ReadonlyMap<string, CuentaConocida>): void {
  const filaDe = new Map(filas.map(({ fila, valor }) => [valor, fila]));
  const saldos = new Map<string, Centavos>();
  for (const movimiento of enOrden(filas.map(({ valor }) => valor))) {
    const { numero, monto } = movimiento;
    const antes = saldos.get(numero) ?? cuentas.get(numero)?.saldo ?? CERO;
    const queda = sumar([antes, monto]);
    saldos.set(numero, queda);
    if (queda < 0 && antes >= 0)
      filaDe
        .get(movimiento)
        ?.negar('monto', `La cuenta ${numero} tenía ${formatearQuetzales(antes)} ese día.`);
  }
}

const enOrden = (movimientos: readonly MovimientoLeido[]): MovimientoLeido[] =>
  movimientos.toSorted((una, otra) =>
    una.fecha === otra.fecha ? una.linea - otra.linea : una.fecha < otra.fecha ? -1 : 1,
  );
