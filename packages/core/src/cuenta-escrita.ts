// Which account of ours somebody means who wrote it their own way: by an equivalence, by its code (with or without dots), by its
// name, or by the path of names that leads to it. What may be several accounts is none of them until somebody says which.
import { claveDeEquivalencia } from './equivalencia.ts';

interface CuentaConNombre {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: 'D' | 'M';
}

export type CuentaHallada =
  | { readonly idCuenta: string }
  | {
      readonly codigo: 'CUENTA_NO_EXISTE' | 'CUENTA_AMBIGUA' | 'CUENTA_NO_DETALLE';
      readonly mensaje: string;
    };

export type BuscarCuenta = (escrita: string) => CuentaHallada;

/** `equivalencia`: what each key (see claveDeEquivalencia) is here. */
export function abrirBusquedaDeCuentas(
  cuentas: readonly CuentaConNombre[],
  equivalencia: ReadonlyMap<string, string> = new Map(),
): BuscarCuenta {
  const catalogo = comoCatalogo(cuentas);
  const halladas = new Map<string, CuentaHallada>();
  return (escrita) => {
    const antes = halladas.get(escrita);
    if (antes !== undefined) return antes;
    const hallada = buscar(escrita, catalogo, equivalencia);
    halladas.set(escrita, hallada);
    return hallada;
  };
}

interface Catalogo {
  readonly porCodigo: ReadonlyMap<string, CuentaConNombre>;
  readonly porNombre: ReadonlyMap<string, readonly CuentaConNombre[]>;
}

function comoCatalogo(cuentas: readonly CuentaConNombre[]): Catalogo {
  return {
    porCodigo: new Map(cuentas.map((cuenta) => [cuenta.idCuenta, cuenta])),
    porNombre: Map.groupBy(cuentas, ({ nombreCuenta }) => claveDeEquivalencia(nombreCuenta)),
  };
}

function buscar(
  escrita: string,
  catalogo: Catalogo,
  equivalencia: ReadonlyMap<string, string>,
): CuentaHallada {
  const clave = claveDeEquivalencia(escrita);
  const dicha = equivalencia.get(clave);
  if (dicha !== undefined) return { idCuenta: dicha };
  const codigo = codigoEn(escrita, catalogo);
  if (codigo !== undefined) return { idCuenta: codigo };
  const posibles = porNombre(clave, catalogo);
  const deDetalle = posibles.filter(({ tipoCuenta }) => tipoCuenta === 'D');
  const [primera, ...otras] = deDetalle;
  if (primera !== undefined && otras.length === 0) return { idCuenta: primera.idCuenta };
  if (primera !== undefined) return variasCon(escrita, deDetalle);
  const [deMayor] = posibles;
  return deMayor === undefined ? ningunaCon(escrita) : esDeMayor(escrita, deMayor);
}

/** `1011010103`, `101.101.01.03`, `1011010103 Caja chica`. */
function codigoEn(escrita: string, { porCodigo }: Catalogo): string | undefined {
  const [, escrito = ''] = /^\s*(\d[\d.\- ]*)(?:\s|$)/.exec(escrita) ?? [];
  const codigo = escrito.replaceAll(/\D/g, '');
  return porCodigo.has(codigo) ? codigo : undefined;
}

/** By the last name of a path; of several with that name, those under the names before it. */
function porNombre(clave: string, { porCodigo, porNombre: nombres }: Catalogo): readonly CuentaConNombre[] {
  const enteras = nombres.get(clave);
  if (enteras !== undefined) return enteras;
  const partes = clave.split(SEPARADORES);
  const posibles = nombres.get(partes.at(-1) ?? '') ?? [];
  if (partes.length < 2 || posibles.length < 2) return posibles;
  const suyas = posibles.filter((cuenta) => estaBajo(cuenta, partes.slice(0, -1), porCodigo));
  return suyas.length === 0 ? posibles : suyas;
}

const SEPARADORES = /[:>\\/|]/;

/** Whether those names, in that order, are among those of the accounts above it. */
function estaBajo(
  { idCuenta }: CuentaConNombre,
  camino: readonly string[],
  porCodigo: Catalogo['porCodigo'],
) {
  let falta = 0;
  for (let largo = 1; largo < idCuenta.length; largo++) {
    const mayor = porCodigo.get(idCuenta.slice(0, largo));
    if (mayor !== undefined && claveDeEquivalencia(mayor.nombreCuenta) === camino[falta]?.trim()) falta++;
  }
  return falta === camino.length;
}

const ESCRITA_MAX = 60;
const nombrar = (escrita: string) =>
  `«${escrita.length > ESCRITA_MAX ? `${escrita.slice(0, ESCRITA_MAX)}…` : escrita}»`;

const ningunaCon = (escrita: string): CuentaHallada => ({
  codigo: 'CUENTA_NO_EXISTE',
  mensaje: `${nombrar(escrita)} no está en el catálogo: escriba el código o el nombre de una cuenta de detalle, o diga cuál es.`,
});

const LISTADAS_MAX = 4;

function variasCon(escrita: string, cuentas: readonly CuentaConNombre[]): CuentaHallada {
  const codigos = cuentas.slice(0, LISTADAS_MAX).map(({ idCuenta }) => idCuenta);
  const resto = cuentas.length > LISTADAS_MAX ? '…' : '';
  return {
    codigo: 'CUENTA_AMBIGUA',
    mensaje: `${nombrar(escrita)} es el nombre de ${cuentas.length} cuentas (${codigos.join(', ')}${resto}): escriba el código o diga cuál es.`,
  };
}

const esDeMayor = (escrita: string, { idCuenta }: CuentaConNombre): CuentaHallada => ({
  codigo: 'CUENTA_NO_DETALLE',
  mensaje: `${nombrar(escrita)} es la cuenta de mayor ${idCuenta}: use una de detalle.`,
});
