// What a person is told before they ask for a reversal that takes a second person: why, and who would decide.
import type { Reversion } from '@cuadra/contract/contabilidad/partidas';
import type { Centavos } from '@cuadra/core/dinero';
import { formatearQuetzales } from '../../../ui/format/dinero.ts';

const enumerar = new Intl.ListFormat('es', { type: 'disjunction' });

/** Undefined: they do it alone. */
export function avisoDeRevision({ solaHasta, aprueban }: Reversion, monto: Centavos): string | undefined {
  if (solaHasta === null || monto <= solaHasta) return undefined;
  const porque =
    solaHasta === 0
      ? 'Hoy usted no puede revertir más de ese tipo sin aprobación'
      : `Hoy usted puede revertir sin aprobación hasta ${formatearQuetzales(solaHasta)} de ese tipo`;
  if (aprueban.length === 0)
    return `${porque}, y en esa agencia nadie más aprueba: pida que se le dé ese permiso a otra persona.`;
  return `${porque}: irá a revisión y la aprobará ${enumerar.format(aprueban.map(({ nombre }) => nombre))}.`;
}
