// What importing rows into the chart would do, decided before anything is touched: each account is new, changed or the
// same, or its row has errors. Rows come in any order and nothing is ever deleted. The rules are the list below.
import {
  type EstadoDeCuenta,
  estadosDeCuenta,
  type Flujo,
  flujoPorOmision,
  flujos,
  flujosAdmitidos,
  type Margen,
  margenes,
  margenesAdmitidos,
  margenPorOmision,
  type Naturaleza,
  naturalezas,
  naturalezasAdmitidas,
  nivelDe,
  padreDe,
  type TipoDeCuenta,
  tiposDeCuenta,
} from './catalogo.ts';
import { etiquetasValidas, nombreValido } from './catalogo-importacion-textos.ts';
import { claveDeEtiqueta, escribirEtiquetas, leerEtiquetas } from './etiquetas.ts';
import { escritos } from './opciones-escritas.ts';

/** A row as it was written; trimmed, not yet believed. */
export interface FilaImportada {
  readonly linea: number;
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: string;
  readonly naturaleza: string;
  /** Empty when the file does not say. */
  readonly idParent: string;
  readonly estado: string;
  /** Empty when the file does not say. */
  readonly flujo: string;
  /** Empty when the file does not say. */
  readonly margen: string;
  /** Undefined when the file has no such column; an empty cell takes them all away. */
  readonly etiquetas?: string | undefined;
}

export interface CuentaDelCatalogo {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: TipoDeCuenta;
  readonly naturaleza: Naturaleza;
  readonly estado: EstadoDeCuenta;
  readonly flujo: Flujo;
  readonly margen: Margen | null;
  readonly etiquetas: readonly string[];
}

export interface ErrorDeFila {
  readonly linea: number;
  readonly campo: string;
  readonly codigo: string;
  readonly mensaje: string;
}

export interface CambioDeCuenta {
  readonly linea: number;
  readonly cambio: 'nueva' | 'cambiada';
  readonly cuenta: CuentaDelCatalogo;
  readonly campos: readonly { readonly campo: string; readonly antes: string; readonly despues: string }[];
}

export interface PlanDeImportacion {
  readonly cambios: readonly CambioDeCuenta[];
  readonly iguales: number;
  readonly errores: readonly ErrorDeFila[];
}

export function planearImportacion(
  filas: readonly FilaImportada[],
  catalogo: readonly CuentaDelCatalogo[],
): PlanDeImportacion {
  const entorno = reunirEntorno(filas, catalogo);
  const errores: ErrorDeFila[] = [];
  const cambios: CambioDeCuenta[] = [];
  let iguales = 0;
  for (const fila of filas) {
    const suyos = reglas.map((regla) => regla(fila, entorno)).filter((hallazgo) => hallazgo !== undefined);
    errores.push(...suyos.map((hallazgo) => ({ linea: fila.linea, ...hallazgo })));
    const cuenta = suyos.length === 0 ? leerCuenta(fila, entorno) : undefined;
    if (cuenta === undefined) continue;
    const cambio = comparar(fila.linea, cuenta, entorno.actuales.get(cuenta.idCuenta));
    if (cambio === undefined) iguales++;
    else cambios.push(cambio);
  }
  return { cambios, iguales, errores };
}

/** The option that was meant, whatever its case, accents, spaces and hyphens. */
export function reconocer<T extends string>(opciones: readonly T[], escrito: string): T | undefined {
  const buscado = simplificar(escrito);
  return opciones.find((opcion) => simplificar(opcion) === buscado);
}

function simplificar(texto: string): string {
  return texto
    .normalize('NFD')
    .replaceAll(/[\p{M}\s_-]/gu, '')
    .toLowerCase();
}

interface Entorno {
  readonly actuales: ReadonlyMap<string, CuentaDelCatalogo>;
  /** Accounts of the present chart that others depend on. */
  readonly conSubcuentas: ReadonlySet<string>;
  readonly primeraFila: ReadonlyMap<string, FilaImportada>;
}

function reunirEntorno(filas: readonly FilaImportada[], catalogo: readonly CuentaDelCatalogo[]): Entorno {
  const primeraFila = new Map<string, FilaImportada>();
  for (const fila of filas) if (!primeraFila.has(fila.idCuenta)) primeraFila.set(fila.idCuenta, fila);
  return {
    actuales: new Map(catalogo.map((cuenta) => [cuenta.idCuenta, cuenta])),
    conSubcuentas: new Set(
      catalogo.map(({ idCuenta }) => padreDe(idCuenta)).filter((padre) => padre !== null),
    ),
    primeraFila,
  };
}

type Hallazgo = Omit<ErrorDeFila, 'linea'>;
export type Regla = (fila: FilaImportada, entorno: Entorno) => Hallazgo | undefined;

const codigoValido: Regla = ({ idCuenta }) => {
  if (nivelDe(idCuenta) !== undefined) return undefined;
  const mensaje =
    idCuenta === ''
      ? 'Escriba el código de la cuenta.'
      : `«${idCuenta}» no cumple con la estructura 1-3-4-6-8-10 del catálogo.`;
  return { campo: 'idCuenta', codigo: 'CODIGO_INVALIDO', mensaje };
};

const codigoSinRepetir: Regla = ({ idCuenta, linea }, { primeraFila }) => {
  const primera = primeraFila.get(idCuenta);
  if (idCuenta === '' || primera === undefined || primera.linea === linea) return undefined;
  const mensaje = `La cuenta ${idCuenta} ya aparece en la línea ${primera.linea}.`;
  return { campo: 'idCuenta', codigo: 'CUENTA_REPETIDA', mensaje };
};

const dependeDeMayor: Regla = ({ idCuenta }, { actuales, primeraFila }) => {
  const padre = padreDe(idCuenta);
  if (padre === null) return undefined;
  const delArchivo = primeraFila.get(padre);
  const actual = actuales.get(padre);
  if (delArchivo === undefined && actual === undefined) {
    const mensaje = `Depende de la cuenta ${padre}, que no está en el archivo ni en el catálogo.`;
    return { campo: 'idCuenta', codigo: 'CUENTA_SIN_MAYOR', mensaje };
  }
  // A parent that is to stop being mayor is told once, in its own row; and a type nobody understands, in its own.
  const yaDependia = actuales.has(idCuenta);
  const tipo =
    delArchivo === undefined ? actual?.tipoCuenta : reconocer(tiposDeCuenta, delArchivo.tipoCuenta);
  if (tipo !== 'D' || yaDependia) return undefined;
  const mensaje = `Depende de la cuenta ${padre}, que es de detalle (D) y no puede tener subcuentas.`;
  return { campo: 'idCuenta', codigo: 'CUENTA_SIN_MAYOR', mensaje };
};

const mayorCoincide: Regla = ({ idCuenta, idParent }) => {
  if (idParent === '' || nivelDe(idCuenta) === undefined) return undefined;
  const padre = padreDe(idCuenta);
  if (idParent === padre) return undefined;
  const mensaje =
    padre === null
      ? `Una cuenta de primer nivel no depende de otra; deje vacía esta columna.`
      : `Por su código, la cuenta ${idCuenta} depende de ${padre} y no de «${idParent}».`;
  return { campo: 'idParent', codigo: 'MAYOR_DISTINTO', mensaje };
};

const tipoValido: Regla = ({ idCuenta, tipoCuenta }, { conSubcuentas }) => {
  const campo = 'tipoCuenta';
  const tipo = reconocer(tiposDeCuenta, tipoCuenta);
  if (tipo === undefined) {
    return {
      campo,
      codigo: 'TIPO_INVALIDO',
      mensaje: `«${tipoCuenta}» no es un tipo: use D (detalle) o M (mayor).`,
    };
  }
  if (tipo === 'M' || !conSubcuentas.has(idCuenta)) return undefined;
  const mensaje = `La cuenta ${idCuenta} tiene subcuentas y debe seguir siendo de mayor (M).`;
  return { campo, codigo: 'CUENTA_CON_SUBCUENTAS', mensaje };
};

const naturalezaValida: Regla = ({ idCuenta, naturaleza: escrita }) => {
  const naturaleza = reconocer(naturalezas, escrita);
  const error = { campo: 'naturaleza', codigo: 'NATURALEZA_INVALIDA' };
  if (naturaleza === undefined)
    return { ...error, mensaje: `«${escrita}» no es una naturaleza: use deudora o acreedora.` };
  if (nivelDe(idCuenta) === undefined || naturalezasAdmitidas(idCuenta).includes(naturaleza))
    return undefined;
  return {
    ...error,
    mensaje: `Las cuentas de la clase ${idCuenta[0]} son de naturaleza ${naturalezasAdmitidas(idCuenta)[0]}.`,
  };
};

const estadoValido: Regla = ({ estado }) => {
  if (estado === '' || reconocer(estadosDeCuenta, estado) !== undefined) return undefined;
  const mensaje = `«${estado}» no es un estado: use ${escritos(estadosDeCuenta)} o deje la celda vacía.`;
  return { campo: 'estado', codigo: 'ESTADO_INVALIDO', mensaje };
};

const flujoValido: Regla = ({ idCuenta, flujo: escrito }) => {
  const flujo = reconocer(flujos, escrito);
  const admitidos = nivelDe(idCuenta) === undefined ? flujos : flujosAdmitidos(idCuenta);
  if (escrito === '' || (flujo !== undefined && admitidos.includes(flujo))) return undefined;
  const mensaje = flujo
    ? `Las cuentas de la clase ${idCuenta[0]} son en el flujo de efectivo: ${escritos(admitidos)}.`
    : `«${escrito}» no es un flujo: use ${escritos(flujos)} o deje la celda vacía.`;
  return { campo: 'flujo', codigo: 'FLUJO_INVALIDO', mensaje };
};

const margenValido: Regla = ({ idCuenta, margen: escrito }) => {
  const margen = reconocer(margenes, escrito);
  const admitidos = nivelDe(idCuenta) === undefined ? margenes : margenesAdmitidos(idCuenta);
  if (escrito === '' || (margen !== undefined && admitidos.includes(margen))) return undefined;
  const mensaje = margen
    ? `La clase ${idCuenta[0]} no admite ese margen: solo productos y gastos lo tienen, y el de administración es de gastos.`
    : `«${escrito}» no es un margen: use ${escritos(margenes)} o deje la celda vacía.`;
  return { campo: 'margen', codigo: 'MARGEN_INVALIDO', mensaje };
};

/** In the order of the columns, which is the order in which a row's errors are told. */
const reglas: readonly Regla[] = [
  codigoValido,
  codigoSinRepetir,
  dependeDeMayor,
  nombreValido,
  tipoValido,
  mayorCoincide,
  naturalezaValida,
  estadoValido,
  flujoValido,
  margenValido,
  etiquetasValidas,
];

/** The account of a row without errors. What a row does not say stays as the account has it. */
function leerCuenta(fila: FilaImportada, entorno: Entorno): CuentaDelCatalogo | undefined {
  const { idCuenta, nombreCuenta } = fila;
  const tipoCuenta = reconocer(tiposDeCuenta, fila.tipoCuenta);
  const naturaleza = reconocer(naturalezas, fila.naturaleza);
  if (tipoCuenta === undefined || naturaleza === undefined) return undefined;
  const actual = entorno.actuales.get(idCuenta);
  const flujo = flujoDe(fila.idCuenta, entorno);
  const margen = margenDe(fila.idCuenta, entorno);
  const estado = reconocer(estadosDeCuenta, fila.estado) ?? actual?.estado ?? 'activa';
  const etiquetas = fila.etiquetas === undefined ? (actual?.etiquetas ?? []) : leerEtiquetas(fila.etiquetas);
  return { idCuenta, nombreCuenta, tipoCuenta, naturaleza, estado, flujo, margen, etiquetas };
}

/** What its row says, what the account already is or what the one it depends on will be. */
function flujoDe(idCuenta: string, entorno: Entorno): Flujo {
  const dicho = reconocer(flujos, entorno.primeraFila.get(idCuenta)?.flujo ?? '');
  const propio = dicho ?? entorno.actuales.get(idCuenta)?.flujo;
  if (propio !== undefined) return propio;
  const padre = padreDe(idCuenta);
  return flujoPorOmision(idCuenta, padre === null ? undefined : flujoDe(padre, entorno));
}

function margenDe(idCuenta: string, entorno: Entorno): Margen | null {
  const dicho = reconocer(margenes, entorno.primeraFila.get(idCuenta)?.margen ?? '');
  const propio = dicho ?? entorno.actuales.get(idCuenta)?.margen;
  if (propio != null) return propio;
  const padre = padreDe(idCuenta);
  return margenPorOmision(idCuenta, padre === null ? undefined : margenDe(padre, entorno));
}

const comparados = ['nombreCuenta', 'tipoCuenta', 'naturaleza', 'estado', 'flujo', 'margen'] as const;

function comparar(
  linea: number,
  cuenta: CuentaDelCatalogo,
  actual: CuentaDelCatalogo | undefined,
): CambioDeCuenta | undefined {
  if (actual === undefined) return { linea, cambio: 'nueva', cuenta, campos: [] };
  const campos: { campo: string; antes: string; despues: string }[] = comparados
    .filter((campo) => actual[campo] !== cuenta[campo])
    .map((campo) => ({ campo, antes: actual[campo] ?? '', despues: cuenta[campo] ?? '' }));
  const [antes, despues] = [actual.etiquetas, cuenta.etiquetas];
  if (!sonLasMismas(antes, despues))
    campos.push({
      campo: 'etiquetas',
      antes: escribirEtiquetas(antes),
      despues: escribirEtiquetas(despues),
    });
  return campos.length === 0 ? undefined : { linea, cambio: 'cambiada', cuenta, campos };
}

/** In any order, however they are written. */
function sonLasMismas(unas: readonly string[], otras: readonly string[]): boolean {
  const claves = new Set(unas.map(claveDeEtiqueta));
  return claves.size === otras.length && otras.every((nombre) => claves.has(claveDeEtiqueta(nombre)));
}
