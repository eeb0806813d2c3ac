// Lines to and from a spreadsheet, through the clipboard.

import { CERO } from '@cuadra/core/dinero';
import { escribirMonto } from '#ui/format/dinero.ts';
import { type Almacen, rangoActivo } from './almacen.ts';
import type { Buscador } from './buscador.ts';
import { conTexto, insertar } from './cambios.ts';
import { caben } from './entorno.ts';
import { crearFila, type DatosDeFila, esLado, esVacia } from './fila.ts';
import { type Bloque, limpio } from './pegar/bloque.ts';

/** The chosen lines as spreadsheets take them: by tabs, amounts by their value. */
export function textoDeLineas(almacen: Almacen): string {
  const hoja = almacen.getSnapshot();
  const { desde, hasta } = rangoActivo(hoja);
  const monto = (centavos = CERO) => (centavos === 0 ? '' : escribirMonto(centavos).replaceAll(',', ''));
  return hoja.filas
    .slice(desde, hasta + 1)
    .map(({ idCuenta, concepto, documento }, lugar) => {
      const montos = hoja.montos[desde + lugar];
      return [idCuenta, monto(montos?.debe.monto), monto(montos?.haber.monto), concepto, documento].join(
        '\t',
      );
    })
    .join('\n');
}

/** False when they do not fit. In the place of the line of the cursor when it is empty, below it when it is not: nothing written is lost. */
export function pegarLineas(almacen: Almacen, nuevas: readonly DatosDeFila[]): boolean {
  if (!caben(almacen, nuevas.length - 1)) return false;
  const { filas, cursor } = almacen.getSnapshot();
  const actual = filas[cursor.fila];
  const [primera, ...resto] = nuevas.map((datos) => crearFila(datos));
  if (primera === undefined) return false;
  const enSuLugar = actual !== undefined && esVacia(actual);
  const juntas = enSuLugar
    ? insertar(filas.with(cursor.fila, primera), cursor.fila + 1, resto)
    : insertar(filas, cursor.fila + 1, [primera, ...resto]);
  const ultima = cursor.fila + resto.length + (enSuLugar ? 0 : 1);
  almacen.reemplazar(juntas, { fila: ultima, columna: 'idCuenta' });
  return true;
}

/** A column alone goes down from the cell of the cursor, over what there is. */
export function pegarColumna(almacen: Almacen, buscador: Buscador, bloque: Bloque): boolean {
  const { filas, cursor } = almacen.getSnapshot();
  const { fila, columna } = cursor;
  if (!caben(almacen, fila + bloque.length - filas.length)) return false;
  const valores = bloque.map(([valor = '']) => {
    if (columna === 'idCuenta') return buscador.resolver(valor) ?? valor;
    return esLado(columna) ? limpio(valor) : valor;
  });
  const faltan = Math.max(0, fila + valores.length - filas.length);
  const todas = [...filas, ...Array.from({ length: faltan }, () => crearFila())];
  almacen.reemplazar(
    todas.map((una, indice) => {
      const valor = valores[indice - fila];
      return valor === undefined ? una : conTexto(una, columna, valor);
    }),
    { fila: fila + valores.length - 1, columna },
  );
  return true;
}
