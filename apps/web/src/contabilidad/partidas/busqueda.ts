// What the address of the screen says: the filters, the order, which tab and which partida is open.
import {
  type FiltrosDePartidas,
  ordenesDePartidas,
  reversionesDePartida,
} from '@cuadra/contract/contabilidad/partidas';
import { leerQuetzales } from '@cuadra/core/dinero';
import { estadosDePartida, tiposDePartida } from '@cuadra/core/partida';
import { z } from 'zod';
import { agencia, cuenta, fecha, lenient, monto, oneOf, text, uuid } from '#platform/address/fields.ts';

const TEXTO_MAX = 100;
/** Guatemala keeps the same hour all year round. */
const HORARIO = '-06:00';

const filtros = z.object({
  texto: text(TEXTO_MAX),
  estado: oneOf(estadosDePartida),
  tipo: oneOf(tiposDePartida),
  agencia,
  desde: fecha,
  hasta: fecha,
  /** Days, as people say them; the server is asked by instants. */
  registradaDesde: fecha,
  registradaHasta: fecha,
  idCuenta: cuenta,
  montoMin: monto,
  montoMax: monto,
  usuario: uuid,
  conSoporte: lenient(z.boolean()),
  reversion: oneOf(reversionesDePartida),
});

export type Filtros = z.infer<typeof filtros>;

/** What a saved view remembers. */
const consulta = filtros.extend({
  /** Absent: from the newest. */
  orden: lenient(z.enum(ordenesDePartidas).exclude(['recientes'])),
});

export type Consulta = z.infer<typeof consulta>;

export const direccionDeVerPartidas = consulta.extend({
  vista: lenient(z.literal('aprobaciones')),
  partida: uuid,
});

export type Busqueda = z.infer<typeof direccionDeVerPartidas>;

export const leerConsulta = (crudo: Readonly<Record<string, unknown>>): Consulta => consulta.parse(crudo);

export const soloConsulta = ({ vista, partida, ...resto }: Busqueda): Consulta => resto;

export const soloFiltros = ({ orden, ...resto }: Consulta): Filtros => resto;

/** The same filters as the server understands them. */
export function filtrosDeApi(elegidos: Filtros): FiltrosDePartidas {
  const { registradaDesde, registradaHasta, conSoporte, ...resto } = elegidos;
  return sinAusentes({
    ...resto,
    texto: resto.texto?.trim(),
    registradaDesde: registradaDesde && `${registradaDesde}T00:00:00${HORARIO}`,
    registradaHasta: registradaHasta && `${registradaHasta}T23:59:59.999${HORARIO}`,
    conSoporte: conSoporte === undefined ? undefined : conSoporte ? 'true' : 'false',
  });
}

/** Fewer letters than three begin too many words; a number is looked for as the partida's and as an amount. */
export const seBusca = (escrito: string): boolean =>
  /[\p{L}\p{N}]{3}/u.test(escrito) ||
  /^\d{1,9}(\/\d{4})?$/.test(escrito.trim()) ||
  leerQuetzales(escrito) !== undefined;

function sinAusentes<T extends object>(valores: T): T {
  return Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor !== undefined)) as T;
}
