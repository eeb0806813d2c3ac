// The rows of the diario with the cajas centralised: partidas by number and, in the place of the first of its own, each day of
// the cajas of an agencia as one entry.
import type { FilaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import { sumar } from '@cuadra/core/dinero';
import type { Database } from '#platform/database/pool.ts';
import { type DiaDeCajas, type LineaDeCajas, leerDiasDeCajas, leerLineasDeCajas } from './centralizado.ts';
import { filasDePartidas } from './filas-de-partidas.ts';
import { type FolioDe, foliosDelDiario } from './folios-del-diario.ts';
import { type LineaDelDiario, leerPartidas } from './queries.ts';
import type { Limites, TramoDeLibro } from './tramo.ts';

export const CENTRALIZACION = 'Centralización de cajas';

/** Few at once, because whoever reads them also answers everybody else. */
const ASIENTOS_POR_LOTE = 120;

/** Those from one number up to, not including, another; an entry of cajas is where its first number is. */
export async function filasCentralizadas(
  db: Database,
  tramo: TramoDeLibro,
  numeros: { readonly desde: number; readonly fin: number | undefined },
): Promise<FilaDeDiario[]> {
  const lineas = await leerPartidas(db, tramo, { ...numeros, sinCajas: true });
  const dias = await leerDiasDeCajas(db, tramo, numeros);
  const hasta = Math.max(...lineas.map(({ numero }) => numero), ...dias.map((dia) => dia.hasta), 0);
  const folioDe = await foliosDelDiario(db, tramo.ejercicio, { desde: numeros.desde, hasta });
  return juntar(lineas, dias, await leerLineasDeCajas(db, tramo, dias), folioDe);
}

/** The whole book, batch by batch. The days of cajas are few, however many partidas each has. */
export async function* lotesCentralizados(
  db: Database,
  tramo: TramoDeLibro,
  numeros: Limites['numeros'],
): AsyncGenerator<FilaDeDiario[]> {
  const folioDe = await foliosDelDiario(db, tramo.ejercicio, numeros);
  const dias = await leerDiasDeCajas(db, tramo);
  let { desde } = numeros;
  while (desde <= numeros.hasta) {
    const leidas = await leerPartidas(db, tramo, { desde, limite: ASIENTOS_POR_LOTE, sinCajas: true });
    const esLaUltima = new Set(leidas.map(({ numero }) => numero)).size < ASIENTOS_POR_LOTE;
    const hastaPartida = esLaUltima ? numeros.hasta : (leidas.at(-1)?.numero ?? numeros.hasta);
    const suyos = dias
      .filter((dia) => dia.desde >= desde && dia.desde <= hastaPartida)
      .slice(0, ASIENTOS_POR_LOTE);
    const hasta = suyos.length === ASIENTOS_POR_LOTE ? (suyos.at(-1)?.desde ?? hastaPartida) : hastaPartida;
    const lineas = leidas.filter(({ numero }) => numero <= hasta);
    yield juntar(lineas, suyos, await leerLineasDeCajas(db, tramo, suyos), folioDe);
    desde = hasta + 1;
  }
}

function juntar(
  lineas: readonly LineaDelDiario[],
  dias: readonly DiaDeCajas[],
  deCajas: readonly LineaDeCajas[],
  folioDe: FolioDe,
): FilaDeDiario[] {
  const porDia = Map.groupBy(deCajas, claveDe);
  const partidas = [...Map.groupBy(lineas, ({ numero }) => numero)].map(([numero, suyas]) => ({
    numero,
    filas: filasDePartidas(suyas, folioDe),
  }));
  const centralizados = dias.map((dia) => ({
    numero: dia.desde,
    filas: filasDeDia(dia, porDia.get(claveDe(dia)) ?? [], folioDe),
  }));
  return [...partidas, ...centralizados]
    .sort((uno, otro) => uno.numero - otro.numero)
    .flatMap(({ filas }) => filas);
}

const claveDe = ({ fecha, agencia }: { fecha: string; agencia: string }): string => `${fecha} ${agencia}`;

function filasDeDia(
  { fecha, agencia, desde, hasta, partidas, idPartida }: DiaDeCajas,
  lineas: readonly LineaDeCajas[],
  folioDe: FolioDe,
): FilaDeDiario[] {
  const suyo = { fecha, idPartida };
  return [
    {
      tipo: 'asiento',
      ...suyo,
      primeraFecha: fecha,
      numero: desde,
      hastaNumero: hasta,
      partidas,
      agencia,
      tipoDePartida: null,
      concepto: CENTRALIZACION,
      folio: folioDe(desde),
    },
    ...lineas.map(({ idCuenta, nombreCuenta, debe, haber }): FilaDeDiario => {
      return { tipo: 'linea', ...suyo, idCuenta, nombreCuenta, debe, haber, concepto: null, documento: null };
    }),
    {
      tipo: 'total',
      ...suyo,
      debe: sumar(lineas.map(({ debe }) => debe)),
      haber: sumar(lineas.map(({ haber }) => haber)),
    },
  ];
}
