// On each connection with the primary: a loss while something was being committed is not a loss like the others, because it may have
// happened. And PostgreSQL acknowledges a commit whose wait for the standby was cancelled, with a mere warning: here it is not done
// until a later commit has reached the standby.
import type pg from 'pg';
import { MARCA_EN_EL_REGISTRO } from './confirmar-lo-anterior.ts';
import { ConfirmacionIncierta, noSeEnvio, sePerdio, soloSeLee } from './falla-de-la-base.ts';

type Consultar = (texto: unknown, ...resto: unknown[]) => unknown;

const SIN_ESPERAR_AL_QUE_REPITE = 'SyncRepWaitForLSN';
const INTENTOS_MAX = 3;
/** What cannot have changed anything, asked outside a transaction. */
const SOLO_PREGUNTA = /^(?:\/\* preparada \*\/)?\s*(?:select|show|set)\b/i;

export function vigilarConfirmaciones(client: pg.PoolClient, alNegarse: () => void): void {
  const consultar: Consultar = client.query.bind(client) as Consultar;
  let enTransaccion: 'no' | 'que-escribe' | 'que-lee' = 'no';
  let sinReplicar = false;
  client.on('notice', ({ routine }) => {
    if (routine === SIN_ESPERAR_AL_QUE_REPITE) sinReplicar = true;
  });

  const confirmar = async <T>(respuesta: Promise<T>): Promise<T> => {
    sinReplicar = false;
    try {
      const resultado = await respuesta;
      for (let intento = 0; sinReplicar; intento++) {
        if (intento === INTENTOS_MAX) throw new ConfirmacionIncierta(undefined);
        sinReplicar = false;
        await consultar(MARCA_EN_EL_REGISTRO);
      }
      return resultado;
    } catch (error) {
      if (soloSeLee(error)) alNegarse();
      throw sePerdio(error) && !noSeEnvio(error) ? new ConfirmacionIncierta(error) : error;
    }
  };

  const vigilada: Consultar = (texto, ...resto) => {
    const respuesta = consultar(texto, ...resto);
    if (typeof texto !== 'string' || !(respuesta instanceof Promise)) return respuesta;
    const orden = ordenDe(texto);
    const estaba = enTransaccion;
    if (orden === 'comenzar') enTransaccion = texto.endsWith('read only') ? 'que-lee' : 'que-escribe';
    else if (orden !== 'otra') enTransaccion = 'no';
    const sola = orden === 'otra' && estaba === 'no' && !SOLO_PREGUNTA.test(texto);
    if (sola || (orden === 'confirmar' && estaba === 'que-escribe')) return confirmar(respuesta);
    return respuesta.catch((error: unknown) => {
      if (soloSeLee(error)) alNegarse();
      // A lost connection undoes what it had by itself; what it was lost by is what must be told.
      if (orden === 'deshacer' && sePerdio(error)) return { command: 'ROLLBACK', rows: [], rowCount: 0 };
      throw error;
    });
  };
  client.query = vigilada as typeof client.query;
}

/** As Kysely says them. */
function ordenDe(texto: string): 'comenzar' | 'confirmar' | 'deshacer' | 'otra' {
  if (texto === 'commit') return 'confirmar';
  if (texto === 'rollback') return 'deshacer';
  return texto === 'begin' || texto.startsWith('start transaction') ? 'comenzar' : 'otra';
}
