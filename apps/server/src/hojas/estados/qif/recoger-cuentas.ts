// The accounts of a QIF with their records, each value under its letter and none judged yet.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { citar } from '@cuadra/core/bancos/leer-monto';
import { renglonesDe } from '../leer-texto.ts';
import { cortado, exigirPocasLineas, exigirPocosEstados } from '../textos.ts';

export interface RegistroDeQif {
  readonly fila: number;
  readonly campos: ReadonlyMap<string, string>;
  /** The amounts of its splits. */
  readonly partes: readonly string[];
}

export interface CuentaDeQif {
  readonly nombre: string;
  readonly registros: readonly RegistroDeQif[];
}

export interface CuentasDeQif {
  readonly cuentas: readonly CuentaDeQif[];
  readonly advertencias: string[];
}

type Seccion = 'movimientos' | 'cuenta' | 'lista';

/** With movements of money; the rest are investments, or lists that Quicken keeps beside its accounts. */
const TIPOS_DE_CUENTA: ReadonlySet<string> = new Set(['bank', 'cash', 'ccash', 'ccard']);
const TIPOS_DE_LISTA: ReadonlySet<string> = new Set([
  'cat',
  'class',
  'tag',
  'memorized',
  'template',
  'budget',
  'security',
  'prices',
]);

interface Registro {
  readonly fila: number;
  readonly campos: Map<string, string>;
  readonly partes: string[];
}

interface Estado {
  readonly cuentas: { readonly nombre: string; readonly registros: RegistroDeQif[] }[];
  readonly advertencias: string[];
  seccion: Seccion | undefined;
  /** Of the account that was announced last. */
  nombre: string;
  registro: Registro | undefined;
  movimientos: number;
}

export function recogerCuentas(texto: string): CuentasDeQif {
  const estado: Estado = {
    cuentas: [],
    advertencias: [],
    seccion: undefined,
    nombre: '',
    registro: undefined,
    movimientos: 0,
  };
  let fila = 0;
  for (const renglon of renglonesDe(texto)) {
    fila++;
    const linea = renglon.trim();
    if (linea.startsWith('!')) empezarSeccion(estado, linea, fila);
    else if (linea.startsWith('^')) terminarRegistro(estado);
    else if (linea !== '') anotar(estado, linea, fila);
  }
  exigirTerminado(estado);
  const { cuentas, advertencias } = estado;
  if (cuentas.length === 0) throw new EstadoIlegible('El archivo no trae movimientos de ninguna cuenta.');
  return {
    cuentas: cuentas.filter(({ registros }) => registros.length > 0 || cuentas.length === 1),
    advertencias,
  };
}

function empezarSeccion(estado: Estado, linea: string, fila: number): void {
  exigirTerminado(estado);
  estado.registro = undefined;
  const seccion = seccionDe(linea, fila, estado.advertencias);
  if (seccion === undefined) return;
  estado.seccion = seccion;
  if (seccion === 'movimientos') abrirCuenta(estado);
  if (seccion === 'cuenta') estado.nombre = '';
}

function abrirCuenta({ cuentas, nombre }: Estado): void {
  exigirPocosEstados(cuentas.push({ nombre, registros: [] }));
}

function terminarRegistro(estado: Estado): void {
  const { registro, seccion, cuentas } = estado;
  estado.registro = undefined;
  if (registro === undefined) return;
  if (seccion === 'cuenta') estado.nombre = registro.campos.get('N') ?? '';
  if (seccion !== 'movimientos') return;
  cuentas.at(-1)?.registros.push(registro);
  exigirPocasLineas(++estado.movimientos);
}

function exigirTerminado({ registro, seccion }: Estado): void {
  if (registro !== undefined && seccion === 'movimientos')
    throw cortado('su último movimiento no termina en «^»', registro.fila);
}

function anotar(estado: Estado, linea: string, fila: number): void {
  if (estado.seccion === undefined) {
    if (!/^[DTUNPMCLA$SE]/.test(linea))
      throw new EstadoIlegible(`La línea ${citar(linea)} no es de un QIF.`, fila);
    estado.advertencias.push('El archivo no dice de qué tipo de cuenta es: se leyó como cuenta bancaria.');
    estado.seccion = 'movimientos';
    abrirCuenta(estado);
  }
  estado.registro ??= { fila, campos: new Map(), partes: [] };
  guardar(estado.registro, linea, estado.seccion, fila);
}

/** Undefined for what only tells the program how to import. */
function seccionDe(linea: string, fila: number, advertencias: string[]): Seccion | undefined {
  if (/^!account/i.test(linea)) return 'cuenta';
  if (/^!(?:option|clear)\b/i.test(linea)) return undefined;
  const tipo = /^!type\s*:\s*(.*)$/i.exec(linea)?.[1]?.trim().toLowerCase();
  if (tipo === undefined) throw new EstadoIlegible(`No se conoce la sección ${citar(linea)}.`, fila);
  if (TIPOS_DE_CUENTA.has(tipo)) return 'movimientos';
  if (!TIPOS_DE_LISTA.has(tipo))
    throw new EstadoIlegible(
      `El QIF es de otro tipo de cuenta (${citar(linea)}): solo se leen bancos, efectivo y tarjetas.`,
      fila,
    );
  advertencias.push(`Se dejó fuera la lista ${citar(linea)}, que no tiene movimientos.`);
  return 'lista';
}

/** Said twice, a movement would be two. Addresses take several lines, and splits repeat their letters. */
function guardar(registro: Registro, linea: string, seccion: Seccion, fila: number): void {
  const [letra = '', valor] = [linea[0], linea.slice(1).trim()];
  if (letra === '$' && seccion === 'movimientos') registro.partes.push(valor);
  else if (!registro.campos.has(letra)) registro.campos.set(letra, valor);
  else if (
    seccion === 'movimientos' &&
    (letra === 'D' || letra === 'T') &&
    registro.campos.get(letra) !== valor
  )
    throw new EstadoIlegible(
      `El movimiento dice dos veces ${letra === 'D' ? 'la fecha' : 'el monto'}: le falta el «^» que lo termina.`,
      fila,
    );
}
