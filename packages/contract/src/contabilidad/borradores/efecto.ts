// What posting a partida would do, told before it is done: to the balances, what keeps it from being posted, who else
// must sign, and what somebody should look at. Answers a draft that is not yet complete.
import { naturalezas, saldosContrarios } from '@cuadra/core/catalogo';
import { z } from 'zod';
import { fechaContable, monto, porId, textoExacto, uuid } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { errorDeCampo } from '../../problema-en-json.ts';
import { rutaDePartidas } from '../partidas.ts';
import { alcanceDeReversion } from '../reversion.ts';
import { advertencia } from './advertencias.ts';
import { PARTIDA_BYTES_MAX, partidaNueva } from './borradores.ts';

/** Balances in the sign of the account's nature: negative is contrary to it. */
const efectoEnCuenta = z.object({
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  naturaleza: z.enum(naturalezas),
  antes: monto,
  debe: monto,
  haber: monto,
  despues: monto,
  contrarioAntes: z.boolean(),
  contrarioDespues: z.boolean(),
  /** What becomes of it if it is left contrary to its nature: a warning, or a refusal. */
  saldoContrario: z.enum(saldosContrarios),
  /** The least it would hold at the end of the partida's day or of a later one, and which day that is. */
  menor: z.object({ fecha: fechaContable, saldo: monto }),
});
export type EfectoEnCuenta = z.infer<typeof efectoEnCuenta>;

const efecto = z.object({
  /** In the order in which they first appear; lines without a known account are not in it. */
  cuentas: z.array(efectoEnCuenta),
  /** What would keep it from being posted, by the same rules. */
  errores: z.array(errorDeCampo),
  /** Why it would need a second person; null when it would not. */
  aprobacion: z.object({ motivo: z.string() }).nullable(),
  advertencias: z.array(advertencia),
});
export type Efecto = z.infer<typeof efecto>;

const LLAVE_MAX = 200;

export const verEfecto = endpoint({
  method: 'POST',
  path: '/api/contabilidad/partidas/efecto',
  permission: 'partidas:registrar',
  summary: 'Qué pasaría al contabilizar: saldos antes y después, errores, aprobación y advertencias',
  // The draft it is: not a duplicate of itself, and with its accepted warnings. Before it has an id, the key that it is
  // created with: it may be born while the question is on its way.
  body: partidaNueva.extend({ id: uuid.optional(), llave: textoExacto(LLAVE_MAX).min(1).optional() }),
  bytesMax: PARTIDA_BYTES_MAX,
  response: efecto,
  errors: ['SIN_AGENCIA'],
});

const efectoDeBorrador = efecto.omit({ aprobacion: true }).extend({
  /** The one that this is the effect of: whoever decides on another one has not seen it. */
  version: z.int(),
});
export type EfectoDeBorrador = z.infer<typeof efectoDeBorrador>;

export const verEfectoDeBorrador = endpoint({
  method: 'GET',
  path: '/api/contabilidad/partidas/:id/efecto',
  permission: 'partidas:aprobar',
  summary: 'Lo que haría hoy lo que espera aprobación: saldos antes y después, errores y advertencias',
  params: porId,
  response: efectoDeBorrador,
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE'],
});

export const verEfectoDeReversion = endpoint({
  method: 'POST',
  path: `${rutaDePartidas}/:id/reversion/efecto`,
  permission: 'partidas:revertir',
  summary: 'Qué pasaría al revertir una partida: saldos antes y después, errores, aprobación y advertencias',
  params: porId,
  body: alcanceDeReversion,
  response: efecto,
  errors: [
    ...['NO_ENCONTRADO', 'ESTADO_NO_ADMITE', 'REVERSION_INVALIDA', 'REVERSION_DE_OTRO_ORIGEN'],
    ...['YA_REVERTIDA', 'REVERSION_EN_REVISION'],
  ] as const,
});
