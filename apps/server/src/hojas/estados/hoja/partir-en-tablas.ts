// A sheet as its statements: what is above each table, and the table. Headings that come again on the next page are the same table;
// those under another account are another statement.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import type { EncabezadoUbicado } from './buscar-encabezado.ts';
import type { FilaDeBanco } from './filas-de-banco.ts';
import { claseDeSaldo, leerRotulos } from './leer-rotulos.ts';
import { esMovimiento } from './movimiento-escrito.ts';
import { claveDeTitulo } from './titulos.ts';
import { type EncabezadoHallado, leerEncabezado } from './ubicar-columnas-de-banco.ts';

export interface TablaDeBanco {
  readonly preambulo: readonly FilaDeBanco[];
  readonly encabezado: EncabezadoHallado;
  /** How many columns have a heading. */
  readonly ancho: number;
  /** Under the headings, to the next statement. */
  readonly filas: readonly FilaDeBanco[];
  readonly encabezadosRepetidos: number;
}

/** No institution has so many accounts. */
const TABLAS_MAX = 500;

export function partirEnTablas(filas: readonly FilaDeBanco[], ubicado: EncabezadoUbicado): TablaDeBanco[] {
  const { perfil, lugar } = ubicado;
  const tablas: TablaDeBanco[] = [];
  let abierta = abrir(filas.slice(0, lugar), ubicado, filas[lugar]);
  const cerrar = () => tablas.push({ ...abierta, encabezadosRepetidos: abierta.repetidos });
  for (const fila of filas.slice(lugar + 1)) {
    const encabezado = leerEncabezado(perfil, fila.celdas);
    if (encabezado === undefined) {
      abierta.filas.push(fila);
      continue;
    }
    const preambulo = preambuloDeOtra(abierta);
    if (preambulo.length === 0) {
      abierta.repetidos++;
      continue;
    }
    abierta.filas.length -= preambulo.length;
    cerrar();
    if (tablas.length >= TABLAS_MAX)
      throw new EstadoIlegible(
        `El archivo tiene más de ${TABLAS_MAX} estados. Divídalo en partes.`,
        fila.fila,
      );
    abierta = abrir(preambulo, encabezado, fila);
  }
  cerrar();
  return tablas;
}

interface Abierta {
  readonly preambulo: readonly FilaDeBanco[];
  readonly encabezado: EncabezadoHallado;
  readonly ancho: number;
  readonly filas: FilaDeBanco[];
  repetidos: number;
  /** The account its preamble says. */
  readonly cuenta: string | undefined;
}

function abrir(
  preambulo: readonly FilaDeBanco[],
  encabezado: EncabezadoHallado,
  fila: FilaDeBanco | undefined,
): Abierta {
  const { cuenta } = leerRotulos(preambulo, { perfil: encabezado.perfil, separador: undefined });
  return { preambulo, encabezado, ancho: fila?.celdas.length ?? 0, filas: [], repetidos: 0, cuenta };
}

/** Between two tables there are no more rows than these that count. */
const PREAMBULO_MAX = 60;

/** The rows since the last movement, if they name another account: from where its block begins. */
function preambuloDeOtra({ filas, encabezado, cuenta }: Abierta): readonly FilaDeBanco[] {
  const ultimas = filas.slice(-PREAMBULO_MAX);
  const ultimo = ultimas.findLastIndex((fila) => esMovimiento(fila, encabezado.lugares));
  const entre = ultimas.slice(ultimo + 1);
  const como = { perfil: encabezado.perfil, separador: undefined };
  const deCuenta = entre.findIndex((fila) => {
    const dicha = leerRotulos([fila], como).cuenta;
    return dicha !== undefined && dicha !== cuenta;
  });
  if (deCuenta === -1) return [];
  let desde = deCuenta;
  while (desde > 0 && !entre[desde]?.trasVacia && !esPie(entre[desde - 1], encabezado)) desde--;
  return entre.slice(desde);
}

/** What belongs to the table above: its closing balance, its totals, its last row. */
function esPie(fila: FilaDeBanco | undefined, { perfil }: EncabezadoHallado): boolean {
  const [primera = ''] = fila?.celdas.filter((celda) => celda !== '') ?? [];
  const clave = claveDeTitulo(primera.split(':')[0] ?? '');
  return (
    perfil.pie.some((pie) => pie.test(primera)) || claseDeSaldo(clave) === 'final' || /^total/.test(clave)
  );
}
