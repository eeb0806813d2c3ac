// The file of a bank, whatever its format, as statements: what it is, how its letters are written, what it says, and that it adds up.
import {
  EstadoIlegible,
  type EstadoLeido,
  type EstadosLeidos,
  type FormatoDeEstado,
  type PistasDeLectura,
} from '@cuadra/core/bancos/estado-de-cuenta';
import { probarSaldos } from '@cuadra/core/bancos/probar-saldos';
import { leerCamt053 } from './camt053/leer-camt053.ts';
import { formatoDeBytes, formatoDeTexto } from './detectar-formato.ts';
import { leerHojaDeBanco } from './hoja/leer-hoja-de-banco.ts';
import { leerTexto } from './leer-texto.ts';
import { leerMt940 } from './mt940/leer-mt940.ts';
import { leerOfx } from './ofx/leer-ofx.ts';
import { leerQif } from './qif/leer-qif.ts';
import { exigirPocasLineas } from './textos.ts';

const TEXTO_MAX = 1_000;
const REFERENCIA_MAX = 200;
const CUENTA_MAX = 100;

export async function leerEstado(
  bytes: Uint8Array,
  nombre: string,
  pistas: PistasDeLectura,
): Promise<EstadosLeidos> {
  if (bytes.length === 0) throw new EstadoIlegible('El archivo está vacío.');
  const leidos = await leerSegunFormato(bytes, nombre, pistas);
  const estados = leidos.estados.map((estado) => recortar(probarSaldos(estado)));
  exigirPocasLineas(estados.reduce((cuantas, estado) => cuantas + estado.lineas.length, 0));
  return { ...leidos, estados, advertencias: [...leidos.advertencias, ...estados.flatMap(loQueExtrana)] };
}

const lectores = { ofx: leerOfx, camt053: leerCamt053, mt940: leerMt940, qif: leerQif } satisfies Partial<
  Record<FormatoDeEstado, (texto: string, pistas: PistasDeLectura) => EstadosLeidos>
>;

async function leerSegunFormato(
  bytes: Uint8Array,
  nombre: string,
  pistas: PistasDeLectura,
): Promise<EstadosLeidos> {
  const hoja = formatoDeBytes(bytes);
  if (hoja !== undefined) return leerHojaDeBanco(bytes, hoja, pistas);
  const { texto, advertencias } = leerTexto(bytes);
  if (texto.trim() === '') throw new EstadoIlegible('El archivo está vacío.');
  const formato = formatoDeTexto(texto, nombre);
  if (formato === 'csv') return leerHojaDeBanco(bytes, formato, pistas);
  const leidos = lectores[formato](texto, pistas);
  return { ...leidos, advertencias: [...advertencias, ...leidos.advertencias] };
}

/** No text longer than what somebody reads. */
function recortar(estado: EstadoLeido): EstadoLeido {
  return {
    ...estado,
    cuenta: acortado(estado.cuenta, CUENTA_MAX),
    lineas: estado.lineas.map((linea) => ({
      ...linea,
      texto: acortado(linea.texto, TEXTO_MAX),
      referencia: acortado(linea.referencia, REFERENCIA_MAX),
    })),
  };
}

function acortado<T extends string | null>(texto: T, largoMax: number): T {
  if (texto === null || texto.length <= largoMax) return texto;
  return texto.slice(0, largoMax).toWellFormed() as T;
}

/** What is no error and somebody should look at. */
function loQueExtrana({ cuenta, desde, hasta, lineas }: EstadoLeido): string[] {
  const cual = cuenta === null ? 'El estado' : `El estado de la cuenta ${cuenta}`;
  const extranas: string[] = [];
  if (lineas.length === 0) extranas.push(`${cual} no trae movimientos.`);
  const fuera = lineas.filter(
    ({ fecha }) => (desde !== null && fecha < desde) || (hasta !== null && fecha > hasta),
  ).length;
  if (fuera > 0)
    extranas.push(
      fuera === 1
        ? `${cual} trae 1 movimiento fuera de su período.`
        : `${cual} trae ${fuera} movimientos fuera de su período.`,
    );
  return extranas;
}
