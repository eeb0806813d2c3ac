// The trial balance of the old system as it is pasted from a sheet or read from its CSV: agencia, account, debe and haber, one row each.
// The agencia may be left out where there is only one; headings, blank rows, names between and accounts in zero are passed over.
import type { CifraAnterior } from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { CERO, type Centavos, opuesto } from '@cuadra/core/dinero';
import { type Decimales, decimalesDeColumna, leerMontoEscrito } from '@cuadra/core/lectura/montos';

export interface BalanceLeido {
  readonly cifras: readonly CifraAnterior[];
  /** A sentence each, with its line. */
  readonly problemas: readonly string[];
}

export function leerBalance(texto: string, agencias: readonly string[]): BalanceLeido {
  const filas = texto
    .split(/\r?\n/)
    .map((linea, indice) => ({ numero: indice + 1, celdas: separar(linea) }))
    .filter(({ celdas }) => celdas.some((celda) => /^\d{1,10}$/.test(celda)) && celdas.length > 1);
  const { decimales, segura, ejemplo } = decimalesDeColumna(filas.flatMap(({ celdas }) => celdas.slice(-2)));
  const cifras: CifraAnterior[] = [];
  const problemas = segura || ejemplo === null ? [] : [dosLecturas(ejemplo)];
  if (filas.length === 0 && texto.trim() !== '') problemas.push(SIN_CODIGOS);
  for (const { numero, celdas } of filas) {
    const leida = leerFila(celdas, agencias, decimales);
    if (typeof leida === 'string') problemas.push(`Línea ${numero}: ${leida}`);
    else if (leida.debe !== leida.haber) cifras.push(leida);
  }
  return { cifras, problemas };
}

/** Pasted by name it would be read as nothing, which is not what was brought. */
const SIN_CODIGOS =
  'No hay ningún código de cuenta en lo que pegó. Si su balance dice nombres o los códigos de otro sistema, elija el archivo.';

/** What may be two amounts is not chosen for the person. */
const dosLecturas = (escrito: string): string =>
  `«${escrito}» se puede leer de dos maneras: escriba todos los montos con sus centavos, como 1,250.00.`;

/** By tabs as a sheet is copied; otherwise as a CSV has it. */
function separar(linea: string): string[] {
  const marca = ['\t', ';', '|'].find((una) => linea.includes(una));
  const celdas =
    marca === undefined ? [...linea.matchAll(CON_COMAS)].map(([, a, b]) => a ?? b ?? '') : linea.split(marca);
  return celdas.map((celda) => celda.trim().replaceAll(/^"|"$/g, ''));
}

const CON_COMAS = /(?:^|,)(?:"([^"]*)"|([^,]*))/g;

function leerFila(
  celdas: readonly string[],
  agencias: readonly string[],
  decimales: Decimales,
): CifraAnterior | string {
  const conAgencia =
    celdas.length > 3 && /^\d{1,2}$/.test(celdas[0] ?? '') && /^\d{1,10}$/.test(celdas[1] ?? '');
  const [unica] = agencias;
  if (!conAgencia && (agencias.length !== 1 || unica === undefined))
    return 'falta la agencia, antes del código de la cuenta.';
  const agencia = conAgencia ? (celdas[0] ?? '').padStart(2, '0') : (unica ?? '');
  if (!agencias.includes(agencia)) return `no existe la agencia «${agencia}».`;
  const [idCuenta = '', ...resto] = celdas.slice(conAgencia ? 1 : 0);
  if (!/^\d{1,10}$/.test(idCuenta)) return `«${idCuenta}» no es el código de una cuenta.`;
  // A name between the code and the amounts does not matter.
  const [uno = '', otro] = resto.slice(resto.length > 1 ? -2 : -1);
  const [primero, segundo] = [leerMonto(uno, decimales), leerMonto(otro ?? '', decimales)];
  if (primero === undefined && otro !== undefined && segundo !== undefined && !/\d/.test(uno))
    return comoSaldo({ agencia, idCuenta }, segundo);
  if (primero === undefined) return `«${uno}» no es un monto; escríbalo como 1,250.00.`;
  if (segundo === undefined) return `«${otro ?? ''}» no es un monto; escríbalo como 1,250.00.`;
  if (otro === undefined) return comoSaldo({ agencia, idCuenta }, primero);
  return primero < 0 || segundo < 0
    ? 'el debe y el haber van sin signo.'
    : { agencia, idCuenta, debe: primero, haber: segundo };
}

/** One figure alone is the balance itself: what is negative is creditor. */
const comoSaldo = (de: Pick<CifraAnterior, 'agencia' | 'idCuenta'>, saldo: Centavos): CifraAnterior => ({
  ...de,
  debe: saldo > 0 ? saldo : CERO,
  haber: saldo < 0 ? opuesto(saldo) : CERO,
});

const leerMonto = (escrito: string, decimales: Decimales): Centavos | undefined =>
  /^[-–—]?$/.test(escrito) ? CERO : leerMontoEscrito(escrito, decimales);
