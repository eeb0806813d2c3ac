// For tests: the plainest way to know what a statement must say, reading every line and adding it up here.
import type { EstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';

export interface LineaLeida {
  /** Which partida it is of, and its place in it. */
  readonly partida: string;
  readonly n: number;
  readonly esReversion: boolean;
  readonly idCuenta: string;
  readonly agencia: string;
  readonly fecha: string;
  readonly tipo: string;
  readonly debe: bigint;
  readonly haber: bigint;
}

export async function leerLineas(url: string): Promise<LineaLeida[]> {
  const filas = await comoDueno(
    url,
    `select l.ejercicio || '/' || l.numero as partida, l.n, p.revierte is not null as es_reversion, l.id_cuenta, l.agencia, l.fecha::text, coalesce(o.tipo, p.tipo) as tipo, l.debe::text, l.haber::text
     from linea l join partida p using (ejercicio, numero) left join partida o on o.id = p.revierte`,
  );
  return filas.map(({ partida, n, es_reversion, id_cuenta, agencia, fecha, tipo, debe, haber }) => ({
    partida: String(partida),
    n: Number(n),
    esReversion: es_reversion === true,
    idCuenta: String(id_cuenta),
    agencia: String(agencia),
    fecha: String(fecha),
    tipo: String(tipo),
    debe: BigInt(String(debe)),
    haber: BigInt(String(haber)),
  }));
}

/** Debe − haber of the lines that pass. */
export function neto(lineas: readonly LineaLeida[], pasa: (linea: LineaLeida) => boolean): bigint {
  return lineas.filter(pasa).reduce((suma, { debe, haber }) => suma + debe - haber, 0n);
}

/** The figure of a row in a column. */
export function valorDe({ filas, columnas }: EstadoFinanciero, clave: string, columna: string): bigint {
  const fila = filas.find((una) => una.clave === clave);
  const lugar = columnas.findIndex((una) => una.clave === columna);
  if (lugar < 0) throw new Error(`No hay columna ${columna}`);
  return BigInt(fila?.valores[lugar] ?? 0);
}
