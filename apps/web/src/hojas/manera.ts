// How a sheet will be read, as it is being chosen: which column is which field and, where its days or amounts could be read in two ways,
// what the person answered. Only answers travel: what the columns say by themselves the server decides again.
import type { Duda, Lectura } from '@cuadra/contract/hojas/lectura';
import {
  type CamposDeHoja,
  type ColumnasDeHoja,
  camposFaltantes,
  type Mapeo,
} from '@cuadra/contract/hojas/mapeo';

export interface Manera<C extends string> {
  readonly mapeo: Mapeo<C>;
  readonly lectura: Lectura;
}

type Lugar = number | string | null;

/** As the server proposes it, with what was answered the last time for a sheet like this one. */
export function maneraPropuesta<C extends string>(
  campos: CamposDeHoja<C>,
  hoja: ColumnasDeHoja<C>,
): Manera<C> {
  const { mapeo } = hoja;
  const { hoja: pagina, fechas, decimales } = hoja.lectura;
  const dudas = dudasDe(campos, hoja, mapeo);
  const hayDuda = (que: Duda['que']) => dudas.some((duda) => duda.que === que);
  return {
    mapeo,
    lectura: {
      ...(pagina === undefined ? {} : { hoja: pagina }),
      ...(fechas !== undefined && hayDuda('fechas') ? { fechas } : {}),
      ...(decimales !== undefined && hayDuda('decimales') ? { decimales } : {}),
    },
  };
}

/** What was answered of one column says nothing of another. */
export function conLugar<C extends string>(
  { fechas = [], montos = [] }: CamposDeHoja<C>,
  { mapeo, lectura }: Manera<C>,
  campo: C,
  lugar: Lugar,
): Manera<C> {
  const { fechas: orden, decimales, ...resto } = lectura;
  return {
    mapeo: { ...mapeo, [campo]: lugar },
    lectura: {
      ...resto,
      ...(orden === undefined || fechas.includes(campo) ? {} : { fechas: orden }),
      ...(decimales === undefined || montos.includes(campo) ? {} : { decimales }),
    },
  };
}

/** Those of the columns that are taken for days or money; of each kind, one question. */
export function dudasDe<C extends string>(
  { fechas = [], montos = [] }: CamposDeHoja<C>,
  { dudas }: Pick<ColumnasDeHoja<C>, 'dudas'>,
  mapeo: Mapeo<C>,
): Duda[] {
  const tomadas = { fechas, decimales: montos };
  const suyas = dudas.filter(({ que, columna }) => tomadas[que].some((campo) => mapeo[campo] === columna));
  return suyas.filter((duda, i) => suyas.findIndex(({ que }) => que === duda.que) === i);
}

/** Whether nothing is left to choose or to answer. */
export function estaCompleta<C extends string>(
  campos: CamposDeHoja<C>,
  hoja: ColumnasDeHoja<C>,
  { mapeo, lectura }: Manera<C>,
): boolean {
  return (
    camposFaltantes(campos, mapeo).length === 0 &&
    dudasDe(campos, hoja, mapeo).every(({ que }) => lectura[que] !== undefined)
  );
}

/** As it travels. A text that nobody wrote is none. */
export function maneraEnConsulta<C extends string>({ mapeo, lectura }: Manera<C>) {
  const sinVacios = Object.fromEntries(
    Object.entries<Lugar>(mapeo).map(([campo, lugar]) => [campo, lugar === '' ? null : lugar]),
  );
  return { mapeo: JSON.stringify(sinVacios), lectura: JSON.stringify(lectura) };
}
