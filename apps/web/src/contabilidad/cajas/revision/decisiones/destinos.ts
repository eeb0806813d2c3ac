// Where the difference of a jornada may go, by its sign, and what deciding it asks for.
import type { ConfiguracionDeCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { excedeTolerancia } from '@cuadra/core/cajas/arqueo';
import type { DestinoDeDiferencia } from '@cuadra/core/cajas/movimiento';
import { CERO, type Centavos, restar } from '@cuadra/core/dinero';

/** None when there is nothing to post. */
export function destinosDe(diferencia: Centavos): readonly DestinoDeDiferencia[] {
  if (diferencia === 0) return [];
  return diferencia > 0 ? ['sobrante'] : ['faltante', 'empleado'];
}

type ConDiferencias = Pick<Jornada, 'diferencia' | 'diferenciaDeApertura' | 'tolerancia'>;

/** What was found more (or less) when it was opened, and in its last count: each is explained. */
const partesDe = ({ diferencia, diferenciaDeApertura }: ConDiferencias): [Centavos, Centavos] => {
  const deApertura = diferenciaDeApertura ?? CERO;
  return [deApertura, restar(diferencia ?? deApertura, deApertura)];
};

/** One person does not settle it. */
export const esDeDos = (jornada: ConDiferencias): boolean =>
  excedeTolerancia(partesDe(jornada), jornada.tolerancia);

/** A sobrante of the opening and a faltante of the close may add up to nothing: both are explained. */
export const pideMotivo = (jornada: ConDiferencias): boolean =>
  partesDe(jornada).some((parte) => parte !== 0);

const CUENTAS = {
  sobrante: 'cuentaSobrante',
  faltante: 'cuentaFaltante',
  empleado: 'cuentaEmpleado',
} as const satisfies Record<DestinoDeDiferencia, keyof ConfiguracionDeCajas>;

export const cuentaDe = (destino: DestinoDeDiferencia, configuracion: ConfiguracionDeCajas): string | null =>
  configuracion[CUENTAS[destino]];
