// The accounts of a QIF with their records, each value under its letter and none judged yet.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { citar } from '@cuadra/core/bancos/leer-monto';
import { renglonesDe } from '../leer-texto.ts';
import { cortado } from '../textos.ts';

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
  fila: number;
  campos: Map<string, string>;
  partes: string[];
}

export function recogerCuentas(texto: string): CuentasDeQif {
  const cuentas: { nombre: string; registros: RegistroDeQif[] }[] = [];
  const advertencias: string[] = [];
  let seccion: Seccion | undefined;
  let nombre = '';
  let registro: Registro | undefined;
  renglonesDe(texto).forEach((renglon, i) => {
    const linea = renglon.trim();
    if (linea === '') return;
    if (linea.startsWith('!')) {
      if (registro !== undefined && seccion === 'movimientos') throw sinTerminar(registro);
      registro = undefined;
      seccion = seccionDe(linea, i + 1, advertencias) ?? seccion;
      if (seccion === 'movimientos' && /^!type/i.test(linea)) cuentas.push({ nombre, registros: [] });
      if (seccion === 'cuenta') nombre = '';
      return;
    }
    if (linea.startsWith('^')) {
      if (registro !== undefined && seccion === 'movimientos') cuentas.at(-1)?.registros.push(registro);
      if (registro !== undefined && seccion === 'cuenta') nombre = registro.campos.get('N') ?? '';
      registro = undefined;
      return;
    }
    if (seccion === undefined) {
      if (!/^[DTUNPMCLA$SE]/.test(linea))
        throw new EstadoIlegible(`La línea ${citar(linea)} no es de un QIF.`, i + 1);
      advertencias.push('El archivo no dice de qué tipo de cuenta es: se leyó como cuenta bancaria.');
      seccion = 'movimientos';
      cuentas.push({ nombre, registros: [] });
    }
    registro ??= { fila: i + 1, campos: new Map(), partes: [] };
    guardar(registro, linea, seccion, i + 1);
  });
  if (registro !== undefined && seccion === 'movimientos') throw sinTerminar(registro);
  if (cuentas.length === 0) throw new EstadoIlegible('El archivo no trae movimientos de ninguna cuenta.');
  return {
    cuentas: cuentas.filter((cuenta, _, todas) => cuenta.registros.length > 0 || todas.length === 1),
    advertencias,
  };
}

const sinTerminar = ({ fila }: Registro) => cortado('su último movimiento no termina en «^»', fila);

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
