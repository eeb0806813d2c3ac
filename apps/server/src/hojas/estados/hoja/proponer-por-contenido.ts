// Columns guessed by what is written in them, for a sheet whose headings say nothing: only ever a proposal, that a person sees over
// their own rows.
import { leerMonto } from '@cuadra/core/bancos/leer-monto';
import type { ColumnasDeEstado, MapeoDeEstado } from '@cuadra/core/bancos/mapeo-de-estado';
import type { FilaDeBanco } from './filas-de-banco.ts';
import { montoEscrito, pareceFecha } from './movimiento-escrito.ts';

const MUESTRA = 200;

export function proponerPorContenido(filas: readonly FilaDeBanco[]): MapeoDeEstado | undefined {
  const muestra = filas.slice(0, MUESTRA);
  const ancho = muestra.reduce((mayor, { celdas }) => Math.max(mayor, celdas.length), 0);
  const columnas = Array.from({ length: ancho }, (_, lugar) => lugar);
  const conFechas = (lugar: number) => muestra.filter(({ celdas }) => pareceFecha(celdas[lugar])).length;
  const fecha = columnas.toSorted((una, otra) => conFechas(otra) - conFechas(una))[0];
  if (fecha === undefined || conFechas(fecha) === 0) return undefined;
  const primera = muestra.findIndex(({ celdas }) => pareceFecha(celdas[fecha]));
  const datos = muestra.filter(({ celdas }) => pareceFecha(celdas[fecha]));
  const otras = columnas.filter((lugar) => lugar !== fecha);
  const deMontos = otras.filter((lugar) => sonMontos(datos, lugar));
  const montos = columnasDeMontos(datos, deMontos);
  if (montos === undefined) return undefined;
  const letras = (lugar: number) =>
    datos.reduce((suma, { celdas }) => suma + (celdas[lugar]?.match(/\p{L}/gu)?.length ?? 0), 0);
  const texto = otras
    .filter((lugar) => !deMontos.includes(lugar))
    .toSorted((una, otra) => letras(otra) - letras(una))[0];
  if (texto === undefined) return undefined;
  return { filaDeEncabezado: filas[primera - 1]?.fila ?? 0, columnas: { fecha, texto, ...montos } };
}

/** Figures with decimals wherever something is written: codes have none. */
function sonMontos(datos: readonly FilaDeBanco[], lugar: number): boolean {
  const escritos = datos.flatMap(({ celdas }) => montoEscrito(celdas[lugar] || undefined) ?? []);
  const decimales = escritos.filter((escrito) => /[.,]\d{1,2}\D*$/.test(escrito)).length;
  return (
    decimales > 0 &&
    escritos.every(
      (uno) => leerMonto(uno, 'punto').tipo === 'monto' || leerMonto(uno, 'coma').tipo === 'monto',
    )
  );
}

type DeMontos = Pick<ColumnasDeEstado, 'monto' | 'debito' | 'credito' | 'saldo'>;

/** One; one and its balance; or two of which each row has one, and perhaps the balance. */
function columnasDeMontos(
  datos: readonly FilaDeBanco[],
  [a, b, c, ...otras]: readonly number[],
): DeMontos | undefined {
  if (a === undefined || otras.length > 0) return undefined;
  if (b === undefined) return { monto: a };
  const seExcluyen = datos.every(
    ({ celdas }) => (esCero(celdas[a]) ? 1 : 0) + (esCero(celdas[b]) ? 1 : 0) === 1,
  );
  if (seExcluyen) return { debito: a, credito: b, ...(c !== undefined && { saldo: c }) };
  return c === undefined ? { monto: a, saldo: b } : undefined;
}

const esCero = (celda: string | undefined): boolean => celda === undefined || /^[-–\s0.,]*$/.test(celda);
