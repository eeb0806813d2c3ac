// Where the rows and the sums of the books lead: plain addresses, which a table of a hundred thousand rows can afford.
import { queryString } from '@cuadra/contract/endpoint';
import { monthOf } from '#ui/format/ranges.ts';

interface Alcance {
  readonly desde: string;
  readonly hasta: string;
  readonly agencia?: string | undefined;
}

export const enlaceDePartida = (idPartida: string): string =>
  `/contabilidad/ver-partidas${queryString({ partida: idPartida })}`;

/** The posted partidas of the same days and agencia. */
export const enlaceDePartidas = ({ desde, hasta, agencia }: Alcance): string =>
  `/contabilidad/ver-partidas${queryString({ estado: 'contabilizada', desde, hasta, agencia })}`;

/** The movements of an account, or of all under it, in the same days and agencia. */
export const enlaceDeCuenta = (cuenta: string, { desde, hasta, agencia }: Alcance): string =>
  `/contabilidad/movimientos-cuentas${queryString({ cuenta, desde, hasta, agencia })}`;

export const enlaceDeDiario = ({ desde, hasta, agencia }: Alcance, modo?: 'centralizado'): string =>
  `/contabilidad/libro-diario${queryString({ desde, hasta, agencia, modo })}`;

export const enlaceDeEstado = (estado: string | undefined, { hasta, agencia }: Alcance): string =>
  `/contabilidad/estados-financieros${queryString({ estado, fecha: hasta, agencia })}`;

/** The days, among those looked at, that a day or a month of the book adds up. */
export function alcanceDelGrupo<A extends Alcance>(mirado: A, fecha: string, grupo: 'dia' | 'mes'): A {
  const dias = grupo === 'mes' ? monthOf(fecha) : { desde: fecha, hasta: fecha };
  // The later beginning, the earlier end.
  const [, desde = mirado.desde] = [dias.desde, mirado.desde].sort();
  const [hasta = mirado.hasta] = [dias.hasta, mirado.hasta].sort();
  return { ...mirado, desde, hasta };
}
