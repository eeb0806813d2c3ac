// Up to how much a person does an operación alone, each and a day: what PostgreSQL will say at the ledger's door (control_juzgar), told
// beforehand to be kind. The widest of a person's roles holds.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { Codigo } from '@cuadra/contract/problema';
import { type Acto, actoDe, type DineroDeCuenta } from '@cuadra/core/control/clase-de-lineas';
import { type ClaseDeOperacion, definicionDe, type Operacion } from '@cuadra/core/control/operaciones';
import { CERO, type Centavos, formatearQuetzales, maximoDe, restar, sumar } from '@cuadra/core/dinero';
import type { CodigoDePartida, LineaDePartida } from '@cuadra/core/partida';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';

/** An amount; null: whatever it is; undefined: there is no policy, and without one nobody does it. */
type Tope = Centavos | null | undefined;

export interface Exceso {
  readonly campo: string;
  readonly codigo: Codigo;
  readonly mensaje: string;
}

export interface Limites {
  /** Each time. */
  cada(roles: readonly Rol[], operacion: Operacion, clase: ClaseDeOperacion): Tope;
  /** In one day, over all that is done of that class. */
  alDia(roles: readonly Rol[], operacion: Operacion, clase: ClaseDeOperacion): Tope;
  /** What a person is told who would go beyond theirs, with what they did today; nothing for who does not. */
  exceso(roles: readonly Rol[], operacion: Operacion, acto: Acto, hoy?: Centavos): Exceso[];
  /** How much they may do alone in one more; null: whatever it is. */
  margen(
    roles: readonly Rol[],
    operacion: Operacion,
    clase: ClaseDeOperacion,
    hoy: Centavos,
  ): Centavos | null;
}

export interface Politica {
  readonly rol: string;
  readonly operacion: string;
  readonly clase: string;
  /** Null: whatever the amount; zero: always two. */
  readonly cada: Centavos | null;
  readonly alDia: Centavos | null;
}

/** What a person did alone today, by what it does with money. */
export type MovidoHoy = (clase: ClaseDeOperacion) => Centavos;

export async function leerMovidoHoy(
  db: Database,
  ahora: Temporal.Instant,
  { id }: Pick<Actor, 'id'>,
): Promise<MovidoHoy> {
  const filas = await db
    .selectFrom('movidoPorDia')
    .select(['clase', 'monto'])
    .where('persona', '=', id)
    .where('dia', '=', hoyEn({ ahora: () => ahora }).toString())
    .execute();
  const porClase = new Map<string, Centavos>(filas.map(({ clase, monto }) => [clase, monto]));
  return (clase) => porClase.get(clase) ?? CERO;
}

export function limitesDe(filas: readonly Politica[]): Limites {
  const porClave = new Map(filas.map((fila) => [`${fila.rol} ${fila.operacion} ${fila.clase}`, fila]));
  const elMasAmplio = (cual: 'cada' | 'alDia'): Limites['cada'] => {
    return (roles, operacion, clase) => {
      const suyos = roles.map((rol) => porClave.get(`${rol} ${operacion} ${clase}`)?.[cual]);
      if (suyos.includes(null)) return null;
      return suyos.reduce<Centavos | undefined>(
        (mayor, uno) => (uno == null ? mayor : maximoDe(mayor ?? CERO, uno)),
        undefined,
      );
    };
  };
  const cada = elMasAmplio('cada');
  const alDia = elMasAmplio('alDia');
  return {
    cada,
    alDia,
    exceso(roles, operacion, { clase, monto }, hoy = CERO) {
      const hasta = cada(roles, operacion, clase);
      if (hasta === undefined) return [SIN_POLITICA];
      if (hasta === CERO) return [deDos(operacion, 'Esto siempre lo autoriza otra persona.')];
      if (hasta !== null && monto > hasta) return [deDos(operacion, pasaDeCada(hasta))];
      const diario = alDia(roles, operacion, clase);
      if (diario == null || sumar([hoy, monto]) <= diario) return [];
      return [deDos(operacion, pasaDelDia(diario, restanteDe(diario, hoy)))];
    },
    margen(roles, operacion, clase, hoy) {
      const hasta = cada(roles, operacion, clase);
      const diario = alDia(roles, operacion, clase);
      if (hasta === undefined) return CERO;
      if (diario == null) return hasta;
      const restante = restanteDe(diario, hoy);
      return hasta === null || restante < hasta ? restante : hasta;
    },
  };
}

const SIN_POLITICA: Exceso = {
  campo: 'lineas',
  codigo: 'OPERACION_SIN_POLITICA',
  mensaje:
    'Nadie de su rol hace esto en la institución: lo decide un administrador en Operaciones y límites.',
};

const pasaDeCada = (hasta: Centavos) =>
  `Pasa de ${formatearQuetzales(hasta)}, lo que usted hace sin otra persona.`;

const pasaDelDia = (diario: Centavos, restante: Centavos) =>
  `Con esto pasaría de ${formatearQuetzales(diario)}, lo que usted hace en un día sin otra persona; hoy le quedan ${formatearQuetzales(restante)}.`;

const restanteDe = (diario: Centavos, hoy: Centavos): Centavos => maximoDe(restar(diario, hoy), CERO);

/** What is made by hand is sent to review; anything else, asked for. */
function deDos(operacion: Operacion, razon: string): Exceso {
  return definicionDe(operacion).area === 'partidas'
    ? { campo: 'lineas', codigo: 'REQUIERE_APROBACION', mensaje: `${razon} Envíela a revisión.` }
    : { campo: 'lineas', codigo: 'AUTORIZACION_REQUERIDA', mensaje: `${razon} Pida autorización.` };
}

/** With these, there is no amount to compare with a limit yet. */
const SIN_MONTO: ReadonlySet<string> = new Set<CodigoDePartida>(['LINEA_INVALIDA', 'PARTIDA_DESCUADRADA']);

interface Limitada {
  readonly operacion: Operacion;
  readonly lineas: readonly LineaDePartida[];
}

interface Conocido {
  readonly limites: Limites;
  readonly dinero: DineroDeCuenta;
}

/** What is beyond the limits of these roles in a partida, given what the rules already found wrong with it. */
export function excesoDePartida(
  { limites, dinero }: Conocido,
  roles: readonly Rol[],
  { operacion, lineas }: Limitada,
  hallados: readonly { readonly codigo: string }[],
  hoy?: MovidoHoy,
): Exceso[] {
  if (!definicionDe(operacion).seJuzga) return [];
  if (hallados.some(({ codigo }) => SIN_MONTO.has(codigo))) return [];
  const acto = actoDe(operacion, lineas, dinero);
  return limites.exceso(roles, operacion, acto, hoy?.(acto.clase));
}
