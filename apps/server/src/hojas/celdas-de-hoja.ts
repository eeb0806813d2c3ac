// The cells of a sheet by field: under our own headings, or by what somebody said each column is.

import type { Lectura } from '@cuadra/contract/hojas/lectura';
import { type CamposDeHoja, camposFaltantes, type Mapeo, todosLosCampos } from '@cuadra/contract/hojas/mapeo';
import { reconocer } from '@cuadra/core/catalogo-importacion';
import type { Centavos } from '@cuadra/core/dinero';
import { leerFechaEscrita } from '@cuadra/core/lectura/fechas';
import { leerMontoEscrito } from '@cuadra/core/lectura/montos';
import { ilegible } from '#platform/sheets/ilegible.ts';
import type { FilaLeida } from '#platform/sheets/leer-hoja.ts';
import { ubicarColumnas } from '#platform/sheets/ubicar-columnas.ts';

export interface CeldasDeHoja<C extends string> {
  /** Empty where the row has none. */
  celda(fila: FilaLeida, campo: C): string;
  /** Whether the sheet says that field at all. */
  dice(campo: C): boolean;
  /** In which column it is; undefined when in none. */
  columna(campo: C): number | undefined;
  /** As `YYYY-MM-DD`. Null: nothing written. Undefined: not understood, and `celda` says what it was. */
  fecha(fila: FilaLeida, campo: C): string | null | undefined;
  /** With its sign. Null: nothing written. Undefined: not understood. */
  monto(fila: FilaLeida, campo: C): Centavos | null | undefined;
}

/** `lectura`: how it is read, already decided; whoever brings a sheet of people goes through `entenderHoja`, which decides it. */
export function celdasDeHoja<C extends string>(
  encabezado: FilaLeida | undefined,
  campos: CamposDeHoja<C>,
  mapeo: Mapeo<C> | undefined,
  { fechas = 'dia-mes', decimales = 'punto' }: Lectura = {},
): CeldasDeHoja<C> {
  const lugares = mapeo === undefined ? porEncabezado(encabezado, campos) : porMapeo(campos, mapeo);
  const leerFecha = conMemoria((escrita) => leerFechaEscrita(escrita, fechas));
  const celda = ({ celdas }: FilaLeida, campo: C): string => {
    const lugar = lugares[campo];
    return typeof lugar === 'number' ? (celdas[lugar] ?? '') : (lugar ?? '');
  };
  const columna = (campo: C): number | undefined => {
    const lugar = lugares[campo];
    return typeof lugar === 'number' ? lugar : undefined;
  };
  return {
    celda,
    columna,
    dice: (campo) => (lugares[campo] ?? null) !== null,
    fecha(fila, campo) {
      const escrita = celda(fila, campo);
      return escrita === '' ? null : leerFecha(escrita);
    },
    monto(fila, campo) {
      const escrito = celda(fila, campo);
      if (escrito === '') return null;
      // A number of a spreadsheet has its own mark, whatever the texts of its column do.
      const esNumero = fila.numericas?.includes(columna(campo) ?? -1) === true;
      return leerMontoEscrito(escrito, esNumero ? 'punto' : decimales);
    },
  };
}

type Lugares<C extends string> = Readonly<Partial<Record<C, number | string | null>>>;

function porEncabezado<C extends string>(
  encabezado: FilaLeida | undefined,
  campos: CamposDeHoja<C>,
): Lugares<C> {
  const { necesarios: necesarias, opcionales } = campos;
  ubicarColumnas<C>(encabezado, { necesarias, opcionales });
  const todas = todosLosCampos(campos);
  const lugares: Partial<Record<C, number>> = {};
  for (const [lugar, titulo] of encabezado?.celdas.entries() ?? []) {
    const campo = reconocer(todas, titulo);
    if (campo !== undefined) lugares[campo] = lugar;
  }
  return lugares;
}

function porMapeo<C extends string>(campos: CamposDeHoja<C>, mapeo: Mapeo<C>): Lugares<C> {
  const faltan = camposFaltantes(campos, mapeo);
  if (faltan.length > 0) {
    const donde = faltan.length === 1 ? 'en qué columna está' : 'en qué columnas están';
    throw ilegible(`Diga ${donde}: ${lista.format(faltan)}.`);
  }
  return mapeo;
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

const RECORDADAS_MAX = 20_000;

/** A journal says the same day many times. */
function conMemoria<V>(leer: (escrito: string) => V): (escrito: string) => V {
  const leidos = new Map<string, V>();
  return (escrito) => {
    const hallado = leidos.get(escrito);
    if (hallado !== undefined) return hallado;
    const leido = leer(escrito);
    if (leidos.size < RECORDADAS_MAX) leidos.set(escrito, leido);
    return leido;
  };
}
