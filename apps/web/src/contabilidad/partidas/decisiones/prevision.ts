// What a person is told before they ask for a reversal that takes a second person: why, and who would decide.
import type { Reversion } from '@cuadra/contract/contabilidad/reversion';
import type { Centavos } from '@cuadra/core/dinero';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';

/** What it undoes at the banks, in sentences; undefined: nothing. */
export function avisoDeCruces(cruces: Reversion['cruces']): string | undefined {
  const partes = [
    decirCruces(
      cruces.filter(({ firmado }) => !firmado),
      'Se deshará el cruce: lo que dice el banco quedará por explicar, y la partida se cruzará con su reversión.',
    ),
    decirCruces(
      cruces.filter(({ firmado }) => firmado),
      'Ese mes ya se firmó: el cruce se queda, y la reversión quedará pendiente en la conciliación siguiente.',
    ),
  ].filter((parte) => parte !== undefined);
  return partes.length === 0 ? undefined : partes.join(' ');
}

function decirCruces(cruces: Reversion['cruces'], consecuencia: string): string | undefined {
  if (cruces.length === 0) return undefined;
  const con = cruces.map(({ cuentaBancaria, lineas, totalLineas, otrosMovimientos }) => {
    const [primera] = lineas;
    const delBanco =
      primera === undefined
        ? []
        : totalLineas === 1
          ? [`«${primera.texto}» del ${formatDate(primera.fecha)} por ${formatearQuetzales(primera.monto)}`]
          : [`${formatearEntero(totalLineas)} líneas del banco`];
    const otros =
      otrosMovimientos === 0
        ? []
        : [
            `${formatearEntero(otrosMovimientos)} ${otrosMovimientos === 1 ? 'movimiento' : 'movimientos'} de otras partidas`,
          ];
    return `${[...delBanco, ...otros].join(' y ')} en «${cuentaBancaria.nombre}»`;
  });
  return `Está cruzada con ${con.join('; ')}. ${consecuencia}`;
}

const enumerar = new Intl.ListFormat('es', { type: 'disjunction' });

/** Undefined: they do it alone. */
export function avisoDeRevision(
  { solaHasta, aprueban }: Pick<Reversion, 'solaHasta' | 'aprueban'>,
  monto: Centavos,
): string | undefined {
  if (solaHasta === null || monto <= solaHasta) return undefined;
  const porque =
    solaHasta === 0
      ? 'Hoy usted no puede revertir más de ese tipo sin aprobación'
      : `Hoy usted puede revertir sin aprobación hasta ${formatearQuetzales(solaHasta)} de ese tipo`;
  if (aprueban.length === 0)
    return `${porque}, y en esa agencia nadie más aprueba: pida que se le dé ese permiso a otra persona.`;
  return `${porque}: irá a revisión y la aprobará ${enumerar.format(aprueban.map(({ nombre }) => nombre))}.`;
}
