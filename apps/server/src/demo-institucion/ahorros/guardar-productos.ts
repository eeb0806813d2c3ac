// The products in the real database: in preparation, their rules and rates written by one person and published by another.
import { centavos } from '@cuadra/core/dinero';
import type { Tx } from '#platform/database/escribir.ts';
import { firmar } from '../firmar.ts';
import { cuentas } from '../historia/cuentas.ts';
import { aprueba, escribe } from './firmas.ts';
import { type ProductoDemo, productosDemo, type TablaDemo } from './productos-demo.ts';

/** Their ids by product. */
export type IdsDeProductos = ReadonlyMap<ProductoDemo, number>;

/** Since long before the story. */
const ANIOS_ANTES = 4;

export async function guardarProductos(
  tx: Tx,
  inicio: Temporal.PlainDate,
  cuando: string,
): Promise<IdsDeProductos> {
  const ids = new Map<ProductoDemo, number>();
  await firmar(tx, escribe);
  for (const producto of Object.values(productosDemo)) {
    const { codigo, nombre, clase, cuenta: idCuenta } = producto;
    const { id } = await tx
      .insertInto('productoAhorro')
      .values({ codigo, nombre, clase, idCuenta })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(producto, id);
    await escribirReglas(tx, id, producto, inicio);
    for (const tabla of producto.tablas) await escribirTasas(tx, id, tabla, inicio);
  }
  await firmar(tx, aprueba);
  const publicada = { estado: 'publicada', publicadaPor: aprueba, publicadaEn: cuando } as const;
  await tx.updateTable('versionDeProducto').set(publicada).execute();
  await tx.updateTable('tablaDeTasas').set(publicada).execute();
  await firmar(tx, '');
  return ids;
}

async function escribirReglas(
  tx: Tx,
  producto: number,
  { minimo, aperturaMinima, plazos, gasto }: ProductoDemo,
  inicio: Temporal.PlainDate,
): Promise<void> {
  await tx
    .insertInto('versionDeProducto')
    .values({
      ...{ producto, desde: inicio.subtract({ years: ANIOS_ANTES }).toString(), escritaPor: escribe },
      ...{ metodo: 'diario', intradia: false, base: 'ACT/365F', capitalizacion: 'ninguna', abono: 'mensual' },
      ...{ redondeo: 'mitad-arriba', inactivas: 'no-paga', bloqueadas: 'devenga', provision: 'ninguna' },
      ...{ minimo: centavos(minimo), tope: null, aperturaMinima: centavos(aperturaMinima) },
      ...{ plazos: plazos === null ? null : [...plazos], penalizadaPpm: plazos === null ? null : PENALIZADA },
      ...{ cuentaGasto: gasto, cuentaIsr: cuentas.isrIntereses, cuentaPorPagar: null, cuentaPorCobrar: null },
    })
    .execute();
}

/** What a certificate earns whose money leaves before its time. */
const PENALIZADA = 30_000;

async function escribirTasas(
  tx: Tx,
  producto: number,
  { meses, modo, tramos }: TablaDemo,
  inicio: Temporal.PlainDate,
): Promise<void> {
  const desde = meses === null ? inicio.subtract({ years: ANIOS_ANTES }) : inicio.add({ months: meses });
  const { id: tabla } = await tx
    .insertInto('tablaDeTasas')
    .values({ producto, desde: desde.toString(), modo, escritaPor: escribe })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('tramoDeTasa')
    .values(
      tramos.map(({ montoDesde, montoHasta, ...tramo }) => ({
        ...{ ...tramo, tabla, montoDesde: centavos(montoDesde) },
        montoHasta: montoHasta === null ? null : centavos(montoHasta),
      })),
    )
    .execute();
}

/** Their accounts hold what the books say: from here on nothing else moves what is owed to savers. */
export async function activarProductos(tx: Tx): Promise<void> {
  await firmar(tx, aprueba);
  await tx.updateTable('productoAhorro').set({ estado: 'activo' }).execute();
  await firmar(tx, '');
}
