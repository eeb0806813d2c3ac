// Who may post what without a second person: per role, per type, up to an amount in one partida and up to a sum in one day.
// The widest of a person's roles holds. PostgreSQL holds the same by itself (0019_libro_limites.sql); here it is told beforehand.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import { CERO, type Centavos, formatearQuetzales, maximoDe, restar, sumar } from '@cuadra/core/dinero';
import {
  type CodigoDePartida,
  type LineaDePartida,
  type TipoDePartida,
  totalDebe,
} from '@cuadra/core/partida';
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { hoyEn } from '../../platform/reloj.ts';
import type { ErrorEnCampo } from './revisar.ts';

/** An amount; null: whatever it is; undefined: never by themselves. */
type Tope = Centavos | null | undefined;

export interface Limites {
  /** In one partida of that type. */
  maximo(roles: readonly Rol[], tipo: TipoDePartida): Tope;
  /** In one day, adding up. */
  diario(roles: readonly Rol[], tipo: TipoDePartida): Tope;
  /** What a person is told who would go beyond theirs, with what they posted today; nothing for who does not. */
  exceso(roles: readonly Rol[], tipo: TipoDePartida, monto: Centavos, hoy?: Centavos): ErrorEnCampo[];
  /** How much they may post alone of that type in one more partida; null: whatever it is. */
  margen(roles: readonly Rol[], tipo: TipoDePartida, hoy: Centavos): Centavos | null;
}

export interface Limite {
  readonly rol: string;
  readonly tipo: string;
  /** Null: whatever the amount. */
  readonly montoMax: Centavos | null;
  readonly montoDiario: Centavos | null;
}

export async function leerLimites(db: Database): Promise<Limites> {
  return limitesDe(
    await db.selectFrom('limiteContabilizacion').select(['rol', 'tipo', 'montoMax', 'montoDiario']).execute(),
  );
}

/** What a person posted alone today, by type. */
export type ContabilizadoHoy = (tipo: TipoDePartida) => Centavos;

export async function leerContabilizadoHoy(
  db: Database,
  ahora: Temporal.Instant,
  { id }: Pick<Actor, 'id'>,
): Promise<ContabilizadoHoy> {
  const filas = await db
    .selectFrom('contabilizadoPorDia')
    .select(['tipo', 'monto'])
    .where('persona', '=', id)
    .where('dia', '=', hoyEn({ ahora: () => ahora }).toString())
    .execute();
  const porTipo = new Map(filas.map(({ tipo, monto }) => [tipo, monto]));
  return (tipo) => porTipo.get(tipo) ?? CERO;
}

export function limitesDe(filas: readonly Limite[]): Limites {
  const porRolYTipo = new Map(filas.map((fila) => [`${fila.rol} ${fila.tipo}`, fila]));
  const elMasAmplio = (cual: 'montoMax' | 'montoDiario'): Limites['maximo'] => {
    return (roles, tipo) => {
      const suyos = roles.map((rol) => porRolYTipo.get(`${rol} ${tipo}`)?.[cual]);
      if (suyos.includes(null)) return null;
      return suyos.reduce<Centavos | undefined>(
        (mayor, uno) => (uno == null ? mayor : maximoDe(mayor ?? CERO, uno)),
        undefined,
      );
    };
  };
  const maximo = elMasAmplio('montoMax');
  const diario = elMasAmplio('montoDiario');
  return {
    maximo,
    diario,
    exceso(roles, tipo, monto, hoy = CERO) {
      const hasta = maximo(roles, tipo);
      if (hasta === undefined)
        return [requiere('tipo', 'Ese tipo de partida necesita aprobación: envíela a revisión.')];
      if (hasta !== null && monto > hasta) return [requiere('lineas', PASA_DEL_MONTO)];
      const alDia = diario(roles, tipo);
      if (alDia == null || sumar([hoy, monto]) <= alDia) return [];
      return [requiere('lineas', pasaDelDia(alDia, restanteDe(alDia, hoy)))];
    },
    margen(roles, tipo, hoy) {
      const hasta = maximo(roles, tipo);
      const alDia = diario(roles, tipo);
      if (hasta === undefined) return CERO;
      if (alDia == null) return hasta;
      const restante = restanteDe(alDia, hoy);
      return hasta === null || restante < hasta ? restante : hasta;
    },
  };
}

const PASA_DEL_MONTO = 'El monto pasa de lo que usted puede contabilizar sin aprobación: envíela a revisión.';

const pasaDelDia = (alDia: Centavos, restante: Centavos) =>
  `Con esta pasaría de ${formatearQuetzales(alDia)}, lo que usted contabiliza de ese tipo en un día sin aprobación; hoy le quedan ${formatearQuetzales(restante)}. Envíela a revisión.`;

const restanteDe = (alDia: Centavos, hoy: Centavos): Centavos => maximoDe(restar(alDia, hoy), CERO);

const requiere = (campo: string, mensaje: string): ErrorEnCampo => ({
  campo,
  codigo: 'REQUIERE_APROBACION',
  mensaje,
});

/** With these, there is no amount to compare with a limit yet. */
const SIN_MONTO: ReadonlySet<string> = new Set<CodigoDePartida>(['LINEA_INVALIDA', 'PARTIDA_DESCUADRADA']);

interface Limitada {
  readonly tipoLimitado: TipoDePartida;
  readonly lineas: readonly LineaDePartida[];
}

/** What is beyond the limits of these roles in a partida, given what the rules already found wrong with it. */
export function excesoDePartida(
  limites: Limites,
  roles: readonly Rol[],
  { tipoLimitado, lineas }: Limitada,
  hallados: readonly { readonly codigo: string }[],
  hoy?: ContabilizadoHoy,
): ErrorEnCampo[] {
  if (hallados.some(({ codigo }) => SIN_MONTO.has(codigo))) return [];
  return limites.exceso(roles, tipoLimitado, totalDebe(lineas), hoy?.(tipoLimitado));
}
