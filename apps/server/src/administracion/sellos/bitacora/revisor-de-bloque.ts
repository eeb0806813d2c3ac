// Rows against the block that sealed them, one after another.
import type { FilaDeBitacora } from '@cuadra/core/huella-de-bitacora';
import type { BloqueConDetalle } from './bloques.ts';
import { huellaDeBloque, MARCA_BYTES, nDeMarca, resumirFilas } from './resumir-filas.ts';

export interface Diferencia {
  readonly bloque: BloqueConDetalle;
  /** The row that was sealed in that place; absent: none was. */
  readonly sellada: string | undefined;
  /** The row that is there now; absent: none is. Both absent: the rows are those, the block is another. */
  readonly hallada: FilaDeBitacora | undefined;
}

export function abrirRevisor(bloque: BloqueConDetalle, desdeN: number) {
  const { detalle } = bloque;
  const resumidor = resumirFilas(bloque.version);
  let vistas = 0;
  let primera: Omit<Diferencia, 'bloque'> | undefined;
  const selladaEn = (lugar: number): string | undefined =>
    (lugar + 1) * MARCA_BYTES <= detalle.length ? nDeMarca(detalle, lugar) : undefined;
  return {
    ver(fila: FilaDeBitacora): void {
      const marca = resumidor.agregar(fila);
      const lugar = vistas++;
      if (primera !== undefined) return;
      const sellada = detalle.subarray(lugar * MARCA_BYTES, (lugar + 1) * MARCA_BYTES);
      if (!marca.equals(sellada)) primera = { sellada: selladaEn(lugar), hallada: fila };
    },
    terminar(): Diferencia | undefined {
      const falta = selladaEn(vistas);
      if (primera === undefined && falta !== undefined) primera = { sellada: falta, hallada: undefined };
      if (primera !== undefined) return { bloque, ...primera };
      const { huellaDeFilas } = resumidor.terminar();
      const huellaAnterior = bloque.huellaAnterior.toString('hex');
      const huella = huellaDeBloque({ ...bloque, desdeN, huellaDeFilas, huellaAnterior }, detalle);
      return huella.equals(bloque.huella) ? undefined : { bloque, sellada: undefined, hallada: undefined };
    },
  };
}
