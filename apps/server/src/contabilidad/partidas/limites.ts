// Who may post what without a second person: per role, per type, up to an amount. The widest of a person's roles holds.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { TipoDePartida } from '@cuadra/core/partida';
import type { Database } from '../../platform/database/pool.ts';
import type { ErrorEnCampo } from './revisar-lote.ts';

export interface Limites {
  permiten(roles: readonly Rol[], tipo: TipoDePartida, monto: number): boolean;
  /** What a person is told who would go beyond theirs; nothing for who does not. */
  exceso(roles: readonly Rol[], tipo: TipoDePartida, monto: number): ErrorEnCampo[];
}

export interface Limite {
  readonly rol: string;
  readonly tipo: string;
  /** Null: whatever the amount. */
  readonly montoMax: number | null;
}

export async function leerLimites(db: Database): Promise<Limites> {
  return limitesDe(
    await db.selectFrom('limiteContabilizacion').select(['rol', 'tipo', 'montoMax']).execute(),
  );
}

export function limitesDe(filas: readonly Limite[]): Limites {
  const maximos = new Map(filas.map(({ rol, tipo, montoMax }) => [`${rol} ${tipo}`, montoMax]));
  const permiten: Limites['permiten'] = (roles, tipo, monto) =>
    roles.some((rol) => {
      const maximo = maximos.get(`${rol} ${tipo}`);
      // Undefined: never by itself. Null: whatever the amount.
      return maximo === null || (maximo !== undefined && monto <= maximo);
    });
  return {
    permiten,
    exceso(roles, tipo, monto) {
      if (permiten(roles, tipo, monto)) return [];
      const esPorMonto = roles.some((rol) => maximos.has(`${rol} ${tipo}`));
      const mensaje = esPorMonto
        ? 'El monto pasa de lo que usted puede contabilizar sin aprobación: envíela a revisión.'
        : 'Ese tipo de partida necesita aprobación: envíela a revisión.';
      return [{ campo: esPorMonto ? 'lineas' : 'tipo', codigo: 'REQUIERE_APROBACION', mensaje }];
    },
  };
}
