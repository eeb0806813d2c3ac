// What reverting a partida would do, by the same rules that will judge it then: what whoever writes the same lines by hand is shown.
import type {
  Efecto,
  verEfectoDeReversion as endpoint,
} from '@cuadra/contract/contabilidad/borradores/efecto';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import { revisar } from '#contabilidad/libro/revisar.ts';
import { armarReversion } from '#contabilidad/partidas/armar-reversion.ts';
import { exigirReversible } from '#contabilidad/partidas/revertir-partida.ts';
import { excesoDePartida, leerMovidoHoy } from '#control/limites.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';
import { conAceptadas, mirarUna } from './advertencias.ts';

/** Nobody has written why yet, and it changes nothing of the effect. */
const SIN_MOTIVO = '—';

export async function verEfectoDeReversion(
  db: Database,
  contexto: ContextoConActor,
  id: string,
  alcance: BodyOf<typeof endpoint>,
): Promise<Efecto> {
  const { actor, ahora } = contexto;
  const original = await exigirReversible(db, contexto, id);
  const { partida, errores: propios } = await armarReversion(db, contexto, original, {
    ...alcance,
    motivo: SIN_MOTIVO,
  });
  const [entorno, { cuentas, advertencias }, contabilizado] = await Promise.all([
    leerEntorno(db, ahora, [partida]),
    mirarUna(db, hoyEn({ ahora: () => ahora }).toString(), partida),
    leerMovidoHoy(db, ahora, actor),
  ]);
  const errores = [...propios, ...revisar(entorno, partida)];
  const [exceso] = excesoDePartida(entorno, actor.roles, partida, errores, contabilizado);
  return {
    cuentas: [...cuentas],
    errores,
    aprobacion: exceso === undefined ? null : { motivo: exceso.mensaje },
    advertencias: await conAceptadas(db, undefined, advertencias),
  };
}
