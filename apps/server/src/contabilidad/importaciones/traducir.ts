// What somebody wrote in their own words, in ours, before it is judged as a partida: accounts by code, by name or by an
// equivalence, agencias by code or by name. And the number it had where it comes from, which is kept beside it.
import { abrirBusquedaDeCuentas, type BuscarCuenta } from '@cuadra/core/cuenta-escrita';
import { claveDeEquivalencia } from '@cuadra/core/equivalencia';
import { esUnRenglon } from '@cuadra/core/texto';
import { leerEquivalencia } from '#contabilidad/equivalencias/queries.ts';
import type { Database } from '#platform/database/pool.ts';

export interface Traducida {
  readonly valor: unknown;
  /** Its number where it comes from; null: none is said. */
  readonly original: string | null;
  readonly errores: readonly ErrorAlTraducir[];
}

interface ErrorAlTraducir {
  readonly campo: string;
  readonly codigo: string;
  readonly mensaje: string;
}

export type Traducir = (valor: unknown) => Traducida;

export interface Palabras {
  /** The equivalence by which accounts are known. */
  readonly equivalencia?: string | undefined;
  readonly agencias?: readonly { readonly antes: string; readonly agencia: string }[] | undefined;
}

export async function abrirTraduccion(
  db: Database,
  { equivalencia, agencias = [] }: Palabras = {},
): Promise<Traducir> {
  const [cuentas, dichas, conocidas] = await Promise.all([
    db.selectFrom('cuenta').select(['idCuenta', 'nombreCuenta', 'tipoCuenta']).execute(),
    leerEquivalencia(db, equivalencia),
    db.selectFrom('agencia').select(['idAgencia', 'nombreAgencia']).execute(),
  ]);
  // A code that is there and that nobody said to be another: nothing is looked for.
  const directas = new Set(cuentas.map(({ idCuenta }) => idCuenta).filter((codigo) => !dichas.has(codigo)));
  const buscar = abrirBusquedaDeCuentas(cuentas, dichas);
  const enAgencia = abrirAgencias(conocidas, agencias);
  return (valor) => {
    if (!esObjeto(valor)) return { valor, original: null, errores: [] };
    const { numeroOriginal, ...partida } = valor;
    const errores: ErrorAlTraducir[] = [];
    const original = leerOriginal(numeroOriginal, errores);
    const lineas = Array.isArray(partida.lineas)
      ? { lineas: traducirLineas(partida.lineas, directas, buscar, errores) }
      : {};
    return { valor: { ...partida, ...enAgencia(partida.agencia, errores), ...lineas }, original, errores };
  };
}

type Objeto = Readonly<Record<string, unknown>>;
const esObjeto = (valor: unknown): valor is Objeto =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

function traducirLineas(
  lineas: readonly unknown[],
  directas: ReadonlySet<unknown>,
  buscar: BuscarCuenta,
  errores: ErrorAlTraducir[],
): readonly unknown[] {
  if (lineas.every((linea) => !esObjeto(linea) || directas.has(linea.idCuenta))) return lineas;
  return lineas.map((linea, indice) => {
    if (!esObjeto(linea)) return linea;
    const { idCuenta } = linea;
    if (typeof idCuenta !== 'string' || idCuenta.trim() === '' || directas.has(idCuenta)) return linea;
    const hallada = buscar(idCuenta);
    if ('idCuenta' in hallada) return { ...linea, idCuenta: hallada.idCuenta };
    // What has the form of a code is judged as one.
    if (!/^\d{1,10}$/.test(idCuenta.trim())) errores.push({ campo: `lineas.${indice}.idCuenta`, ...hallada });
    return linea;
  });
}

const ORIGINAL_MAX = 100;

function leerOriginal(escrito: unknown, errores: ErrorAlTraducir[]): string | null {
  if (escrito === undefined || escrito === null || escrito === '') return null;
  const texto = typeof escrito === 'string' ? escrito.trim() : '';
  if (texto !== '' && texto.length <= ORIGINAL_MAX && esUnRenglon(texto)) return texto;
  errores.push({
    campo: 'numeroOriginal',
    codigo: 'PETICION_INVALIDA',
    mensaje: `El número de antes es un texto de una línea, de hasta ${ORIGINAL_MAX} letras.`,
  });
  return null;
}

type EnAgencia = (escrita: unknown, errores: ErrorAlTraducir[]) => { readonly agencia?: string };

/** As it is written, by what somebody said it is, or by a name that only one has. */
function abrirAgencias(
  conocidas: readonly { readonly idAgencia: string; readonly nombreAgencia: string }[],
  dichas: NonNullable<Palabras['agencias']>,
): EnAgencia {
  const codigos = new Set(conocidas.map(({ idAgencia }) => idAgencia));
  const porNombre = Map.groupBy(conocidas, ({ nombreAgencia }) => claveDeEquivalencia(nombreAgencia));
  const porClave = new Map(dichas.map(({ antes, agencia }) => [claveDeEquivalencia(antes), agencia]));
  return (escrita, errores) => {
    if (typeof escrita !== 'string') return {};
    const clave = claveDeEquivalencia(escrita);
    const dicha = porClave.get(clave);
    if (dicha !== undefined) return { agencia: dicha };
    if (codigos.has(escrita) || clave === '') return {};
    const [primera, ...otras] = porNombre.get(clave) ?? [];
    if (primera !== undefined && otras.length === 0) return { agencia: primera.idAgencia };
    if (!/^\d{2}$/.test(escrita)) errores.push(agenciaDesconocida(escrita));
    return {};
  };
}

const agenciaDesconocida = (escrita: string): ErrorAlTraducir => ({
  campo: 'agencia',
  codigo: 'AGENCIA_NO_EXISTE',
  mensaje: `«${escrita.slice(0, 60)}» no es una agencia: escriba su código de dos dígitos o su nombre, o diga cuál es.`,
});
