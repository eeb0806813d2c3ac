// What still stands between an order and its end once the rules admit it: the limits of who gives it, and the warnings
// that nobody accepted. Asked in the transaction that ends it, by what the effect told before.
import type { Aceptacion } from '@cuadra/contract/contabilidad/borradores/advertencias';
import type {
  OrdenDeTerminar,
  RespuestaDeTerminar,
} from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { problemaDe } from '#contabilidad/libro/revisar.ts';
import { excesoDePartida, leerMovidoHoy } from '#control/limites.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { type AdvertenciaHallada, conAceptadas, esLaMisma, mirarUna } from './advertencias.ts';

/** Nothing was refused and nothing was done: these come first. An error, so that nothing of the order stays. */
export class PorAceptar extends Error {
  readonly respuesta: Extract<RespuestaDeTerminar, { resultado: 'por-aceptar' }>;

  constructor(respuesta: Omit<PorAceptar['respuesta'], 'resultado'>) {
    super('Hay que aceptar algo antes.');
    this.respuesta = { resultado: 'por-aceptar', ...respuesta };
  }
}

export type Juicio =
  | { readonly problema: Error }
  /** Nothing stands in its way, and these are accepted with it. */
  | { readonly aceptadas: readonly (AdvertenciaHallada & Pick<Aceptacion, 'motivo'>)[] };

interface Orden extends Pick<OrdenDeTerminar, 'destino'> {
  readonly aceptadas: readonly Aceptacion[];
}

export async function juzgarOrden(
  tx: Tx,
  contexto: ContextoConActor,
  partida: PartidaPorContabilizar,
  { destino, aceptadas }: Orden,
): Promise<Juicio> {
  const hoy = hoyEn({ ahora: () => contexto.ahora }).toString();
  const { advertencias: halladas, rechazos } = await mirarUna(tx, hoy, partida);
  const rechazo = problemaDe(rechazos);
  if (rechazo !== undefined) return { problema: rechazo };
  // What is accepted is what was read: if it is no longer there, somebody should read again.
  if (aceptadas.some((una) => !halladas.some((otra) => esLaMisma(una, otra))))
    return { problema: new ProblemaError('ADVERTENCIA_CAMBIADA') };
  const conSuMotivo = await conAceptadas(tx, partida.id, halladas);
  const pendientes = conSuMotivo.filter(
    (una) => una.aceptada === null && !aceptadas.some((otra) => esLaMisma(una, otra)),
  );
  const [exceso] = destino === 'contabilizar' ? await excesoDe(tx, contexto, partida) : [];
  // What no review lets through: it is asked for elsewhere, or nobody of that role does it.
  if (exceso !== undefined && exceso.codigo !== 'REQUIERE_APROBACION')
    return {
      problema: new ProblemaError(exceso.codigo, { detalle: exceso.mensaje, errores: [exceso] }),
    };
  if (pendientes.length === 0 && exceso === undefined)
    return {
      aceptadas: aceptadas.flatMap(({ motivo, ...una }) =>
        halladas.filter((otra) => esLaMisma(una, otra)).map((hallada) => ({ ...hallada, motivo })),
      ),
    };
  const aprobacion = exceso === undefined ? null : { motivo: exceso.mensaje };
  return { problema: new PorAceptar({ advertencias: pendientes, aprobacion }) };
}

/** By themselves: what another person wrote and they sign does not add to their day, and what comes with a consent is PostgreSQL's to judge. */
async function excesoDe(
  tx: Tx,
  { actor, ahora, consentimiento }: ContextoConActor,
  partida: PartidaPorContabilizar,
) {
  if (consentimiento !== undefined) return [];
  const hoy = partida.aprobador === null ? await leerMovidoHoy(tx, ahora, actor) : undefined;
  return excesoDePartida(await leerEntorno(tx, ahora, [partida]), actor.roles, partida, [], hoy);
}
