// Where the difference of a jornada may go, by its sign, and what deciding it asks for.
import type { ConfiguracionDeCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { DestinoDeDiferencia } from '@cuadra/core/cajas/movimiento';
import { CERO, type Centavos } from '@cuadra/core/dinero';

/** None when there is nothing to post. */
export function destinosDe(diferencia: Centavos): readonly DestinoDeDiferencia[] {
  if (diferencia === 0) return [];
  return diferencia > 0 ? ['sobrante'] : ['faltante', 'empleado'];
}

/** One person does not settle it. */
export const esDeDos = ({ descuadre, tolerancia }: Pick<Jornada, 'descuadre' | 'tolerancia'>): boolean =>
  (descuadre ?? CERO) > tolerancia;

/** What is left over and what is missing may add up to nothing: both are explained. */
export const pideMotivo = ({ descuadre }: Pick<Jornada, 'descuadre'>): boolean =>
  descuadre !== null && descuadre !== 0;

const CUENTAS = {
  sobrante: 'cuentaSobrante',
  faltante: 'cuentaFaltante',
  empleado: 'cuentaEmpleado',
} as const satisfies Record<DestinoDeDiferencia, keyof ConfiguracionDeCajas>;

export const cuentaDe = (destino: DestinoDeDiferencia, configuracion: ConfiguracionDeCajas): string | null =>
  configuracion[CUENTAS[destino]];
