// The errors of an import by kind: ten thousand of the same deserve one line, and one remedy. What came is told once for each
// different thing that came.
import {
  type GrupoDeErrores,
  type Remedio,
  VALORES_POR_GRUPO_MAX,
} from '@cuadra/contract/contabilidad/importaciones/ensayo';
import type { ErrorDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';

export interface Agrupados {
  agregar(errores: readonly ErrorDeLote[]): void;
  cerrar(): GrupoDeErrores[];
}

interface Clase {
  readonly remedio: Remedio | null;
  /** The sentence, by how many there are. */
  readonly decir: (cuantos: Cuantos) => string;
  /** What is told once; by default, what came. */
  readonly valor?: (error: ErrorDeLote) => string | undefined;
}

interface Cuantos {
  readonly errores: number;
  readonly distintos: number;
  /** The sentence of the first one. */
  readonly primero: string;
}

export function abrirGrupos(): Agrupados {
  const grupos = new Map<string, Grupo>();
  return {
    agregar(errores) {
      for (const error of errores) {
        const clave = claveDe(error);
        const grupo = grupos.get(clave) ?? abrirGrupo(error);
        grupos.set(clave, grupo);
        anotar(grupo, error);
      }
    },
    cerrar: () => [...grupos.values()].toSorted((uno, otro) => otro.cuantos - uno.cuantos).map(comoSeDice),
  };
}

interface Grupo {
  readonly primero: ErrorDeLote;
  readonly clase: Clase;
  readonly valores: Map<string, { cuantos: number; readonly linea: number }>;
  cuantos: number;
  campo: string;
}

const abrirGrupo = (primero: ErrorDeLote): Grupo => ({
  primero,
  clase: claseDe(primero),
  valores: new Map(),
  cuantos: 0,
  campo: primero.campo,
});

function anotar(grupo: Grupo, error: ErrorDeLote): void {
  grupo.cuantos++;
  if (grupo.campo !== error.campo)
    grupo.campo = sinLugar(grupo.campo) === sinLugar(error.campo) ? grupo.campo : '';
  const valor = grupo.clase.valor === undefined ? error.valor : grupo.clase.valor(error);
  if (valor === undefined || valor === '') return;
  const antes = grupo.valores.get(valor);
  if (antes === undefined) grupo.valores.set(valor, { cuantos: 1, linea: error.linea });
  else antes.cuantos++;
}

function comoSeDice({ primero, clase, valores, cuantos, campo }: Grupo): GrupoDeErrores {
  const ordenados = [...valores].sort(([, uno], [, otro]) => otro.cuantos - uno.cuantos);
  return {
    codigo: primero.codigo,
    campo: sinLugar(campo),
    cuantos,
    mensaje: clase.decir({ errores: cuantos, distintos: valores.size, primero: primero.mensaje }),
    remedio: clase.remedio,
    valores: ordenados.slice(0, VALORES_POR_GRUPO_MAX).map(([valor, donde]) => ({ valor, ...donde })),
    totalDeValores: valores.size,
  };
}

/** `lineas.3.idCuenta`, as a lote tells it, is where `idCuenta` is. */
const sinLugar = (campo: string) => campo.replace(/^lineas\.\d+\.?/, '');

const enEspanol = (cuantos: number) => cuantos.toLocaleString('es-GT');
const contar = (cuantos: number, una: string, varias: string) =>
  cuantos === 1 ? `1 ${una}` : `${enEspanol(cuantos)} ${varias}`;
const enLineas = (cuantas: number) => `en ${contar(cuantas, 'línea', 'líneas')}`;
const enPartidas = (cuantas: number) => contar(cuantas, 'partida', 'partidas');

const deCuentas = (una: string, varias: string): Clase => ({
  remedio: 'cuentas',
  decir: ({ errores, distintos }) => `${contar(distintos, una, varias)}, ${enLineas(errores)}.`,
});

const deCuentaCerrada = (que: string): Clase => ({
  remedio: null,
  decir: ({ errores, distintos }) =>
    `${contar(distintos, 'cuenta', 'cuentas')} ${que}, ${enLineas(errores)}.`,
});

const CLASES: Readonly<Record<string, Clase>> = {
  CUENTA_NO_EXISTE: deCuentas('cuenta no existe', 'cuentas no existen'),
  CUENTA_AMBIGUA: deCuentas('nombre es de varias cuentas', 'nombres son de varias cuentas'),
  CUENTA_NO_DETALLE: deCuentas('cuenta es de mayor', 'cuentas son de mayor'),
  CUENTA_SOLO_SISTEMA: deCuentaCerrada('que solo mueve su propio módulo'),
  CUENTA_BLOQUEADA: deCuentaCerrada('bloqueadas: desbloquéelas en el catálogo o use otras'),
  CUENTA_DE_CAJA: deCuentaCerrada('de las cajas de la agencia: se mueven desde ellas'),
  CUENTA_CONCILIADA: deCuentaCerrada('de bancos ya conciliados en esas fechas'),
  CUENTA_SIN_SALDO: {
    ...deCuentaCerrada('sin saldo para lo que se les quita'),
    valor: ({ mensaje }) => /cuenta (\d+)/.exec(mensaje)?.[1],
  },
  AGENCIA_NO_EXISTE: {
    remedio: 'agencias',
    decir: ({ errores, distintos }) =>
      `${contar(distintos, 'agencia no existe', 'agencias no existen')}, en ${enPartidas(errores)}.`,
  },
  SIN_AGENCIA: {
    remedio: null,
    decir: ({ errores }) =>
      `${enPartidas(errores)} de agencias donde su usuario no trabaja: pida que se las asignen.`,
  },
  PERIODO_CERRADO: {
    remedio: 'ejercicios',
    valor: ({ valor }) => /^\d{4}/.exec(valor ?? '')?.[0],
    decir: ({ errores }) =>
      `${enPartidas(errores)} de meses que no están abiertos: ábralos o cambie las fechas.`,
  },
  FECHA_FUTURA: {
    remedio: 'fechas',
    decir: ({ errores }) =>
      `${enPartidas(errores)} con fecha posterior a hoy: ¿vienen el día y el mes en otro orden?`,
  },
  CONCEPTO_VACIO: {
    remedio: 'concepto',
    decir: ({ errores }) =>
      `${enPartidas(errores)} sin concepto: escriba uno para todas las que no lo traen.`,
  },
  REQUIERE_APROBACION: {
    remedio: 'destino',
    decir: ({ errores }) =>
      `${enPartidas(errores)} ${errores === 1 ? 'pasa' : 'pasan'} de lo que usted contabiliza sin aprobación.`,
  },
  PARTIDA_DESCUADRADA: {
    remedio: null,
    decir: ({ errores }) =>
      `${enPartidas(errores)} no ${errores === 1 ? 'cuadra' : 'cuadran'}: corríjalas en el archivo.`,
  },
};

const DE_FECHA: Clase = {
  remedio: 'fechas',
  decir: ({ errores }) =>
    `${contar(errores, 'fecha no se entiende', 'fechas no se entienden')}: diga en qué orden vienen.`,
};

const CUALQUIERA: Clase = {
  remedio: null,
  decir: ({ errores, primero }) => (errores === 1 ? primero : `${enEspanol(errores)} veces: ${primero}`),
};

const esDeFecha = ({ codigo, campo }: ErrorDeLote) => campo === 'fecha' && CLASES[codigo] === undefined;

function claseDe(error: ErrorDeLote): Clase {
  return esDeFecha(error) ? DE_FECHA : (CLASES[error.codigo] ?? CUALQUIERA);
}

/** What has no kind of its own is told apart by where it is and by its sentence. */
function claveDe(error: ErrorDeLote): string {
  if (esDeFecha(error)) return 'fecha';
  if (CLASES[error.codigo] !== undefined) return error.codigo;
  return `${error.codigo} ${sinLugar(error.campo)} ${error.mensaje.replaceAll(/«[^»]*»|\d+/g, '·')}`.slice(
    0,
    200,
  );
}
