// What was copied from a sheet: a row for each account and agencia, and its amount. The agencia may be left out where there is
// only one; headings and blank rows are passed over, and what is not understood is told with its line.
import type { RenglonDeAuxiliar } from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import { type Centavos, leerQuetzales, opuesto } from '@cuadra/core/dinero';

type Renglon = Pick<RenglonDeAuxiliar, 'idCuenta' | 'agencia' | 'abierto'>;

export const claveDeRenglon = ({ idCuenta, agencia }: Pick<Renglon, 'idCuenta' | 'agencia'>): string =>
  `${idCuenta} ${agencia}`;

export interface LoPegado {
  readonly cifras: ReadonlyMap<string, Centavos>;
  readonly problemas: readonly string[];
}

export function leerPegado(texto: string, renglones: readonly Renglon[]): LoPegado {
  const cifras = new Map<string, Centavos>();
  const problemas: string[] = [];
  for (const [indice, linea] of texto.split(/\r?\n/).entries()) {
    const celdas = linea.split(/[\t;|]/).map((celda) => celda.trim());
    if (!celdas.some((celda) => /\d/.test(celda))) continue;
    const leido = leerFila(celdas, renglones);
    if (typeof leido === 'string') problemas.push(`Línea ${indice + 1}: ${leido}`);
    else cifras.set(leido.clave, leido.monto);
  }
  return { cifras, problemas };
}

function leerFila(
  celdas: readonly string[],
  renglones: readonly Renglon[],
): { readonly clave: string; readonly monto: Centavos } | string {
  const [idCuenta = '', ...resto] = celdas;
  const suyos = renglones.filter((uno) => uno.idCuenta === idCuenta);
  if (suyos.length === 0) return `la cuenta «${idCuenta}» no se trae en este mes.`;
  const escrito = resto.at(-1) ?? '';
  const monto = leerConSigno(escrito);
  if (monto === undefined) return `«${escrito}» no es un monto; escríbalo como 1,250.00.`;
  const agencia = resto.length > 1 ? (resto[0] ?? '').padStart(2, '0') : undefined;
  const suyo =
    agencia === undefined && suyos.length === 1
      ? suyos[0]
      : suyos.find((uno) => agencia !== undefined && uno.agencia === agencia);
  if (suyo === undefined)
    return agencia === undefined
      ? 'falta la agencia, entre la cuenta y el monto.'
      : `la agencia «${resto[0] ?? ''}» no es una de las suyas.`;
  if (!suyo.abierto) return `el mes ya está cerrado en la agencia ${suyo.agencia}.`;
  return { clave: claveDeRenglon(suyo), monto };
}

function leerConSigno(escrito: string): Centavos | undefined {
  const [, negativo] = /^\((.+)\)$|^-(.+)$/.exec(escrito) ?? [];
  const entre = negativo ?? (escrito.startsWith('-') ? escrito.slice(1) : undefined);
  if (entre === undefined) return leerQuetzales(escrito);
  const leido = leerQuetzales(entre);
  return leido === undefined ? undefined : opuesto(leido);
}
