// Products as tests want them: written by one person and published by another, by the same door that PostgreSQL guards.
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { centavos } from '@cuadra/core/dinero';
import type { FrecuenciaDeAbono, ReglasDeInteres } from '@cuadra/core/interes/reglas';
import type { ModoDeTabla } from '@cuadra/core/interes/tasas';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { comoPersona } from './como-persona.ts';

const ISR = '3051010101';
const DESDE = '2024-01-01';

type Prueba = Pick<AplicacionDePrueba, 'db' | 'reloj'>;

export interface Firmas {
  readonly escribe: string;
  readonly publica: string;
}

export interface TramoDePrueba {
  readonly montoDesde?: number;
  readonly montoHasta?: number;
  readonly plazoDesde?: number;
  readonly plazoHasta?: number;
  readonly ppm: number;
}

export interface ProductoDePrueba extends Partial<Omit<ReglasDeInteres, 'abono'>> {
  readonly codigo: string;
  readonly nombre: string;
  readonly clase: ClaseDeProducto;
  readonly idCuenta: string;
  readonly cuentaGasto: string;
  readonly abono: FrecuenciaDeAbono;
  readonly aperturaMinima?: number;
  readonly plazos?: number[];
  readonly penalizadaPpm?: number;
  readonly desde?: string;
  readonly modo?: ModoDeTabla;
  readonly tramos: readonly TramoDePrueba[];
}

/** In preparation, with its rules and rates published from `desde` on; its id. */
export async function publicarProducto(
  prueba: Prueba,
  firmas: Firmas,
  producto: ProductoDePrueba,
): Promise<number> {
  const { codigo, nombre, clase, idCuenta } = producto;
  const { id } = await comoPersona(prueba, firmas.escribe, (tx) =>
    tx
      .insertInto('productoAhorro')
      .values({ codigo, nombre, clase, idCuenta })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await publicarReglas(prueba, firmas, id, producto);
  await publicarTasas(prueba, firmas, id, producto);
  return id;
}

export async function publicarReglas(
  prueba: Prueba,
  { escribe, publica }: Firmas,
  id: number,
  producto: ProductoDePrueba,
): Promise<void> {
  const { aperturaMinima = 0, plazos = null, penalizadaPpm = null, desde = DESDE } = producto;
  const version = await comoPersona(prueba, escribe, (tx) =>
    tx
      .insertInto('versionDeProducto')
      .values({
        ...{ producto: id, desde, escritaPor: escribe, plazos, penalizadaPpm },
        ...{ metodo: 'diario', intradia: false, base: 'ACT/365F', capitalizacion: 'ninguna' },
        ...{ redondeo: 'mitad-arriba', inactivas: 'devenga', bloqueadas: 'no-paga', provision: 'ninguna' },
        ...{ minimo: centavos(0), tope: null },
        ...soloReglas(producto),
        ...{ aperturaMinima: centavos(aperturaMinima), abono: producto.abono },
        ...{ cuentaGasto: producto.cuentaGasto, cuentaIsr: ISR, cuentaPorPagar: null, cuentaPorCobrar: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await comoPersona(prueba, publica, (tx) =>
    tx
      .updateTable('versionDeProducto')
      .set({ estado: 'publicada', publicadaPor: publica, publicadaEn: prueba.reloj.ahora().toString() })
      .where('id', '=', version.id)
      .execute(),
  );
}

export async function publicarTasas(
  prueba: Prueba,
  { escribe, publica }: Firmas,
  producto: number,
  { desde = DESDE, modo = 'total', tramos }: Pick<ProductoDePrueba, 'desde' | 'modo' | 'tramos'>,
): Promise<void> {
  const tabla = await comoPersona(prueba, escribe, async (tx) => {
    const { id } = await tx
      .insertInto('tablaDeTasas')
      .values({ producto, desde, modo, escritaPor: escribe })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('tramoDeTasa')
      .values(
        tramos.map(({ montoDesde = 0, montoHasta, plazoDesde = 0, plazoHasta, ppm }) => ({
          ...{ tabla: id, montoDesde: centavos(montoDesde), plazoDesde, plazoHasta: plazoHasta ?? null, ppm },
          montoHasta: montoHasta === undefined ? null : centavos(montoHasta),
        })),
      )
      .execute();
    return id;
  });
  await comoPersona(prueba, publica, (tx) =>
    tx
      .updateTable('tablaDeTasas')
      .set({ estado: 'publicada', publicadaPor: publica, publicadaEn: prueba.reloj.ahora().toString() })
      .where('id', '=', tabla)
      .execute(),
  );
}

export async function activar(prueba: Prueba, quien: string, producto: number): Promise<void> {
  await comoPersona(prueba, quien, (tx) =>
    tx.updateTable('productoAhorro').set({ estado: 'activo' }).where('id', '=', producto).execute(),
  );
}

function soloReglas(producto: ProductoDePrueba): Partial<Omit<ReglasDeInteres, 'abono'>> {
  const { metodo, intradia, base, capitalizacion, minimo, tope, redondeo, inactivas, bloqueadas } = producto;
  const dichas = { metodo, intradia, base, capitalizacion, minimo, tope, redondeo, inactivas, bloqueadas };
  return Object.fromEntries(Object.entries(dichas).filter(([, valor]) => valor !== undefined));
}
