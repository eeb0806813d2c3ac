// Who may post what without a second person: per role, per type, up to an amount. The widest of a person's roles holds.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import { CERO, type Centavos, maximoDe } from '@cuadra/core/dinero';
import {
  type CodigoDePartida,
  type LineaDePartida,
  type TipoDePartida,
  totalDebe,
} from '@cuadra/core/partida';
import type { Database } from '../../platform/database/pool.ts';
import type { ErrorEnCampo } from './revisar.ts';

export interface Limites {
  /** The highest amount of that type; null: whatever the amount; undefined: never by themselves. */
  maximo(roles: readonly Rol[], tipo: TipoDePartida): Centavos | null | undefined;
  permiten(roles: readonly Rol[], tipo: TipoDePartida, monto: Centavos): boolean;
  /** What a person is told who would go beyond theirs; nothing for who does not. */
  exceso(roles: readonly Rol[], tipo: TipoDePartida, monto: Centavos): ErrorEnCampo[];
}

export interface Limite {
  readonly rol: string;
  readonly tipo: string;
  /** Null: whatever the amount. */
  readonly montoMax: Centavos | null;
}

export async function leerLimites(db: Database): Promise<Limites> {
  return limitesDe(
    await db.selectFrom('limiteContabilizacion').select(['rol', 'tipo', 'montoMax']).execute(),
  );
}

export function limitesDe(filas: readonly Limite[]): Limites {
  const maximos = new Map(filas.map(({ rol, tipo, montoMax }) => [`${rol} ${tipo}`, montoMax]));
  const maximo: Limites['maximo'] = (roles, tipo) => {
    const suyos = roles.map((rol) => maximos.get(`${rol} ${tipo}`));
    if (suyos.includes(null)) return null;
    return suyos.reduce<Centavos | undefined>(
      (mayor, uno) => (uno == null ? mayor : maximoDe(mayor ?? CERO, uno)),
      undefined,
    );
  };
  const permiten: Limites['permiten'] = (roles, tipo, monto) => {
    const hasta = maximo(roles, tipo);
    return hasta === null || (hasta !== undefined && monto <= hasta);
  };
  return {
    maximo,
    permiten,
    exceso(roles, tipo, monto) {
      if (permiten(roles, tipo, monto)) return [];
      const esPorMonto = maximo(roles, tipo) !== undefined;
      const mensaje = esPorMonto
        ? 'El monto pasa de lo que usted puede contabilizar sin aprobación: envíela a revisión.'
        : 'Ese tipo de partida necesita aprobación: envíela a revisión.';
      return [{ campo: esPorMonto ? 'lineas' : 'tipo', codigo: 'REQUIERE_APROBACION', mensaje }];
    },
  };
}

/** With these, there is no amount to compare with a limit yet. */
const SIN_MONTO: ReadonlySet<string> = new Set<CodigoDePartida>(['LINEA_INVALIDA', 'PARTIDA_DESCUADRADA']);

/** What is beyond the limits of these roles in a partida, given what the rules already found wrong with it. */
export function excesoDePartida(
  limites: Limites,
  roles: readonly Rol[],
  { tipo, lineas }: { readonly tipo: TipoDePartida; readonly lineas: readonly LineaDePartida[] },
  hallados: readonly { readonly codigo: string }[],
): ErrorEnCampo[] {
  if (hallados.some(({ codigo }) => SIN_MONTO.has(codigo))) return [];
  return limites.exceso(roles, tipo, totalDebe(lineas));
}
