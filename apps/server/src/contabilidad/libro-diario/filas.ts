// The rows of the diario: each partida (or day, or month) opens, says its lines and closes with its sums. The same rows
// are shown by pages on screen and streamed to files and to the printed book.
import type { FilaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import type { ModoDeDiario } from '@cuadra/contract/contabilidad/opciones';
import { sumar } from '@cuadra/core/dinero';
import type { Database } from '#platform/database/pool.ts';
import { lotesCentralizados } from './filas-centralizadas.ts';
import { filasDePartidas } from './filas-de-partidas.ts';
import { type FolioDe, foliosDelDiario } from './folios-del-diario.ts';
import {
  type Agrupado,
  type CuentaDelGrupo,
  leerGrupos,
  leerPartidas,
  type PartidasDelGrupo,
  partidasPorGrupo,
} from './queries.ts';
import { type Limites, limitesDe, type TramoDeLibro } from './tramo.ts';

/** So many partidas are read at once for a file: few, because whoever reads them also answers everybody else. */
const PARTIDAS_POR_LOTE = 120;

/** What opens and what closes. */
export const FILAS_DE_MAS = 2;

/** The whole book of the tramo, batch by batch. */
export async function* lotesDeDiario(
  db: Database,
  tramo: TramoDeLibro,
  modo: ModoDeDiario,
): AsyncGenerator<FilaDeDiario[]> {
  const limites = await limitesDe(db, tramo);
  if (limites === undefined) return;
  if (modo === 'centralizado') {
    yield* lotesCentralizados(db, tramo, limites.numeros);
    return;
  }
  if (modo === 'detallado') {
    const folioDe = await foliosDelDiario(db, tramo.ejercicio, limites.numeros);
    yield* lotesDetallados(db, tramo, { desde: limites.numeros.desde, fin: undefined }, folioDe);
    return;
  }
  for (const fechas of porMeses(limites.fechas)) yield leerFilasAgrupadas(db, tramo, modo, fechas);
}

/** Partida by partida, from one number up to, not including, another. */
export async function* lotesDetallados(
  db: Database,
  tramo: TramoDeLibro,
  numeros: { readonly desde: number; readonly fin: number | undefined },
  folioDe: FolioDe,
): AsyncGenerator<FilaDeDiario[]> {
  const { fin } = numeros;
  let { desde } = numeros;
  while (fin === undefined || desde < fin) {
    const lineas = await leerPartidas(db, tramo, { desde, fin, limite: PARTIDAS_POR_LOTE });
    const ultima = lineas.at(-1);
    if (ultima === undefined) return;
    yield filasDePartidas(lineas, folioDe);
    desde = ultima.numero + 1;
  }
}

export async function filasDetalladas(
  db: Database,
  tramo: TramoDeLibro,
  numeros: { readonly desde: number; readonly fin: number | undefined },
): Promise<FilaDeDiario[]> {
  const lineas = await leerPartidas(db, tramo, numeros);
  const ultima = lineas.at(-1);
  if (ultima === undefined) return [];
  const hojas = { desde: numeros.desde, hasta: ultima.numero };
  return filasDePartidas(lineas, await foliosDelDiario(db, tramo.ejercicio, hojas));
}

export async function leerFilasAgrupadas(
  db: Database,
  tramo: TramoDeLibro,
  agrupado: Agrupado,
  fechas: Limites['fechas'],
): Promise<FilaDeDiario[]> {
  const [cuentas, partidas] = await Promise.all([
    leerGrupos(db, tramo, agrupado, fechas),
    partidasPorGrupo(db, tramo, agrupado, fechas),
  ]);
  const numeros = {
    desde: Math.min(...partidas.map(({ desde }) => desde)),
    hasta: Math.max(...partidas.map(({ hasta }) => hasta)),
  };
  const folioDe = partidas.length === 0 ? () => null : await foliosDelDiario(db, tramo.ejercicio, numeros);
  const porFecha = new Map(partidas.map((grupo) => [grupo.fecha, grupo]));
  return [...Map.groupBy(cuentas, ({ fecha }) => fecha)].flatMap(([fecha, suyas]) => {
    const grupo = porFecha.get(fecha);
    return grupo === undefined ? [] : filasDeGrupo(grupo, suyas, folioDe);
  });
}

function filasDeGrupo(
  { fecha, primeraFecha, desde, hasta, partidas }: PartidasDelGrupo,
  cuentas: readonly CuentaDelGrupo[],
  folioDe: FolioDe,
): FilaDeDiario[] {
  const suyo = { fecha, idPartida: null };
  return [
    {
      tipo: 'asiento',
      ...suyo,
      primeraFecha,
      numero: desde,
      hastaNumero: hasta,
      partidas,
      agencia: null,
      tipoDePartida: null,
      concepto: null,
      folio: folioDe(desde),
    },
    ...cuentas.map(({ idCuenta, nombreCuenta, debe, haber }): FilaDeDiario => {
      return { tipo: 'linea', ...suyo, idCuenta, nombreCuenta, debe, haber, concepto: null, documento: null };
    }),
    {
      tipo: 'total',
      ...suyo,
      debe: sumar(cuentas.map(({ debe }) => debe)),
      haber: sumar(cuentas.map(({ haber }) => haber)),
    },
  ];
}

/** Month by month: few enough rows to hold, however long the range. */
function* porMeses({ desde, hasta }: Limites['fechas']): Generator<Limites['fechas']> {
  const ultimo = Temporal.PlainDate.from(hasta);
  let dia = Temporal.PlainDate.from(desde);
  while (Temporal.PlainDate.compare(dia, ultimo) <= 0) {
    const finDeMes = dia.with({ day: dia.daysInMonth });
    const fin = Temporal.PlainDate.compare(finDeMes, ultimo) < 0 ? finDeMes : ultimo;
    yield { desde: dia.toString(), hasta: fin.toString() };
    dia = finDeMes.add({ days: 1 });
  }
}
