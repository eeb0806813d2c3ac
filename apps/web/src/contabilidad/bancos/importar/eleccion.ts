// Which column is what, while somebody is choosing it: each use is of one column.
import type { ColumnasDeEstadoVistas } from '@cuadra/contract/contabilidad/bancos/columnas';
import type { OrdenDeFecha, SeparadorDecimal } from '@cuadra/core/bancos/estado-de-cuenta';
import {
  type ColumnasDeEstado,
  fallaDeMapeo,
  type MapeoDeEstado,
  type SignoDeMonto,
} from '@cuadra/core/bancos/mapeo-de-estado';

export const usos = [
  ...['fecha', 'texto', 'referencia', 'monto', 'debito', 'credito', 'marca', 'saldo'],
] as const satisfies readonly (keyof ColumnasDeEstado)[];
export type Uso = (typeof usos)[number];

export const NOMBRES_DE_USO: Readonly<Record<Uso, string>> = {
  fecha: 'Fecha',
  texto: 'Descripción',
  referencia: 'Documento',
  monto: 'Monto',
  debito: 'Débito (sale)',
  credito: 'Crédito (entra)',
  marca: 'Débito o crédito (D/C)',
  saldo: 'Saldo',
};

export interface Eleccion {
  readonly filaDeEncabezado: number;
  readonly columnas: Partial<Record<Uso, number>>;
  readonly ordenDeFecha?: OrdenDeFecha | undefined;
  readonly separadorDecimal?: SeparadorDecimal | undefined;
  readonly signo?: SignoDeMonto | undefined;
}

/** As the program proposes it; nothing, where it recognises nothing. */
export function eleccionInicial({ encabezado, mapeo }: ColumnasDeEstadoVistas): Eleccion {
  if (mapeo === null) return { filaDeEncabezado: encabezado ?? 0, columnas: {} };
  return { ...mapeo, columnas: sinVacias(mapeo.columnas) };
}

/** A use that was of another column leaves it; the column's other use, too. */
export function asignar(eleccion: Eleccion, columna: number, uso: Uso | undefined): Eleccion {
  const demas = Object.entries(eleccion.columnas).filter(
    ([otro, donde]) => donde !== columna && otro !== uso,
  );
  const columnas = Object.fromEntries(demas) as Eleccion['columnas'];
  return { ...eleccion, columnas: uso === undefined ? columnas : { ...columnas, [uso]: columna } };
}

export const usoDe = ({ columnas }: Eleccion, columna: number): Uso | undefined =>
  usos.find((uso) => columnas[uso] === columna);

/** What can be read with it, or what is missing. */
export function mapeoDe(eleccion: Eleccion): { readonly mapeo: MapeoDeEstado } | { readonly falta: string } {
  const { filaDeEncabezado, columnas, ordenDeFecha, separadorDecimal, signo } = eleccion;
  const { fecha, texto, ...otras } = columnas;
  if (fecha === undefined) return { falta: 'Diga en qué columna está la fecha.' };
  if (texto === undefined) return { falta: 'Diga en qué columna está la descripción.' };
  const mapeo: MapeoDeEstado = {
    filaDeEncabezado,
    columnas: { fecha, texto, ...otras },
    ...(ordenDeFecha === undefined ? {} : { ordenDeFecha }),
    ...(separadorDecimal === undefined ? {} : { separadorDecimal }),
    // Said only where it is asked: two columns, or a mark, tell the side by themselves.
    ...(signo === undefined || !pideSigno(eleccion) ? {} : { signo }),
  };
  const falta = fallaDeMapeo(mapeo);
  return falta === undefined ? { mapeo } : { falta };
}

/** One column of amounts, and nothing that says on which side each is. */
export const pideSigno = ({ columnas }: Eleccion): boolean =>
  columnas.monto !== undefined && columnas.marca === undefined;

const sinVacias = (columnas: ColumnasDeEstado): Eleccion['columnas'] =>
  Object.fromEntries(Object.entries(columnas).filter(([, donde]) => donde !== undefined));
