// The columns of a sheet that no heading explains: which they seem to be, for a person to correct, and the table that they make once
// somebody chose them. Chosen columns are taken to the letter.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { type ColumnasDeEstado, fallaDeMapeo, type MapeoDeEstado } from '@cuadra/core/bancos/mapeo-de-estado';
import { buscarEncabezado, perfilesPorProbar } from './buscar-encabezado.ts';
import type { FilaDeBanco } from './filas-de-banco.ts';
import type { TablaDeBanco } from './partir-en-tablas.ts';
import { generico } from './perfiles/generico.ts';
import { proponerPorContenido } from './proponer-por-contenido.ts';
import type { LugaresDeColumnas } from './ubicar-columnas-de-banco.ts';

export function tablaDeMapeo(filas: readonly FilaDeBanco[], mapeo: MapeoDeEstado): TablaDeBanco {
  const falla = fallaDeMapeo(mapeo);
  if (falla !== undefined) throw new EstadoIlegible(falla);
  const { filaDeEncabezado, columnas } = mapeo;
  const encabezado = filas.find(({ fila }) => fila === filaDeEncabezado);
  if (filaDeEncabezado !== 0 && encabezado === undefined)
    throw new EstadoIlegible('La fila elegida como encabezado está vacía o no existe.', filaDeEncabezado);
  const debajo = filas.filter(({ fila }) => fila > filaDeEncabezado);
  const ultima = Math.max(...lugaresDe(columnas));
  if (ultima >= anchoDe(filas))
    throw new EstadoIlegible(
      'Una de las columnas elegidas no existe en el archivo.',
      encabezado?.fila ?? null,
    );
  const { texto, referencia, ...otras } = columnas;
  const lugares: LugaresDeColumnas = {
    ...otras,
    texto: [texto],
    referencia: referencia === undefined ? [] : [referencia],
  };
  return {
    preambulo: filas.filter(({ fila }) => fila < filaDeEncabezado),
    encabezado: { perfil: generico, lugares, reconocidas: lugaresDe(columnas).length, moneda: undefined },
    ancho: Math.max(encabezado?.celdas.length ?? anchoDe(debajo), ultima + 1),
    filas: debajo.filter(({ celdas }) => !esElMismo(celdas, encabezado?.celdas)),
    encabezadosRepetidos: 0,
  };
}

/** By its headings; without any that are known, by what is written under them. Undefined when nothing looks like a movement. */
export function proponerMapeo(filas: readonly FilaDeBanco[]): MapeoDeEstado | undefined {
  const ubicado = buscarEncabezado(filas, perfilesPorProbar(undefined));
  if (ubicado === undefined) return proponerPorContenido(filas);
  const { fecha, texto, referencia, monto, marca, debito, credito, saldo } = ubicado.lugares;
  const [primerTexto = fecha] = texto;
  return {
    filaDeEncabezado: filas[ubicado.lugar]?.fila ?? 0,
    columnas: sinVacios({
      fecha,
      texto: primerTexto,
      referencia: referencia[0],
      monto,
      marca,
      debito,
      credito,
      saldo,
    }),
  };
}

const lugaresDe = (columnas: ColumnasDeEstado): number[] =>
  Object.values(columnas).filter((lugar) => lugar !== undefined);

const anchoDe = (filas: readonly FilaDeBanco[]): number =>
  filas.reduce((ancho, { celdas }) => Math.max(ancho, celdas.length), 0);

const esElMismo = (celdas: readonly string[], encabezado: readonly string[] | undefined): boolean =>
  encabezado !== undefined &&
  celdas.length === encabezado.length &&
  celdas.every((celda, i) => celda === encabezado[i]);

const sinVacios = (columnas: ColumnasDeEstado): ColumnasDeEstado => ({
  fecha: columnas.fecha,
  texto: columnas.texto,
  ...Object.fromEntries(Object.entries(columnas).filter(([, lugar]) => lugar !== undefined)),
});
