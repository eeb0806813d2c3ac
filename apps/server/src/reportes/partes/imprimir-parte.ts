// In the worker: one part of a sheet, or what goes around all of them. The last piece that leaves is what it says of itself.
import type { FormatoDeReporte } from '@cuadra/contract/reportes/nombres';
import {
  armazonDeCsv,
  armazonDeXlsx,
  HUECO,
  type MedidaDeParte,
  parteDeCsv,
  parteDeXlsx,
  sinMedir,
} from '#platform/sheets/hoja-por-partes.ts';
import { conAcerca, type Encargo, type Lotes, type Presentacion, unaAUna } from '../imprimir.ts';

export interface EncargoDeParte extends Encargo {
  readonly formato: Exclude<FormatoDeReporte, 'pdf'>;
  readonly pieza:
    | { readonly tipo: 'parte'; readonly antes: number }
    | { readonly tipo: 'armazon'; readonly partes: readonly MedidaDeParte[] };
}

/** What is said of what goes around: how many of its bytes go before the parts. */
export interface MedidaDeArmazon {
  readonly cabeza: number;
}

export async function* render(
  { modulo, formato, impreso, pieza }: EncargoDeParte,
  lotes: Lotes,
): AsyncGenerator<Uint8Array> {
  const presentacion: Presentacion<unknown, unknown> = await import(modulo);
  const filas = pieza.tipo === 'parte' ? unaAUna(lotes) : enBlanco();
  const suya = presentacion.hoja?.(impreso, filas);
  if (suya === undefined) throw new Error(`${modulo} no se presenta como hoja.`);
  const hoja = formato === 'xlsx' ? conAcerca(suya, impreso.encabezado) : suya;
  if (pieza.tipo === 'parte') {
    const medida = sinMedir();
    yield* formato === 'xlsx' ? parteDeXlsx(hoja, pieza.antes, medida) : parteDeCsv(hoja, medida);
    yield enJson(medida);
    return;
  }
  let juntos = 0;
  let cabeza = 0;
  for await (const trozo of formato === 'xlsx' ? armazonDeXlsx(hoja, pieza.partes) : armazonDeCsv(hoja)) {
    if (trozo === HUECO) {
      cabeza = juntos;
      continue;
    }
    juntos += trozo.length;
    yield trozo;
  }
  yield enJson({ cabeza } satisfies MedidaDeArmazon);
}

async function* enBlanco(): AsyncGenerator<never> {}

const enJson = (medida: object): Buffer => Buffer.from(JSON.stringify(medida));
