// One connection that listens, and reads again whenever something is said, whenever it comes back, and from time to time
// besides: what a pooler or a change of primary swallows is missed for seconds only.
import pg from 'pg';

const ESPERA_RECONEXION_MS = 1_000;
const CONEXION_MAX_MS = 10_000;
const ENTRE_LECTURAS_MS = 15_000;

export interface PorOir {
  readonly direccion: string;
  readonly canal: string;
  /** Awaited one at a time; what it throws counts as silence. */
  alOir(client: pg.Client): Promise<void>;
  alCallar(error: unknown): void;
}

/** The first reading must work: without it there is nothing to go on with. */
export async function oir(pedido: PorOir): Promise<{ cerrar(): Promise<void> }> {
  const { direccion, canal, alOir, alCallar } = pedido;
  let actual: pg.Client | undefined;
  let cerrado = false;
  const leer = deUnaEnUna(alOir);
  const releer = (client: pg.Client) =>
    leer(client).catch((error) => {
      alCallar(error);
      return client.end();
    });

  const conectar = async () => {
    const client = clienteQueOye(direccion);
    client.on('error', alCallar);
    client.on('notification', () => void releer(client));
    try {
      await client.connect();
      await client.query(`listen ${canal}`);
      await leer(client);
    } catch (error) {
      void client.end();
      throw error;
    }
    client.once('end', () => void reconectar());
    actual = client;
    // Told to stop while it was coming back: nobody else knows of this connection.
    if (cerrado) await client.end();
  };

  const reconectar = async () => {
    actual = undefined;
    while (!cerrado && actual === undefined) {
      await new Promise((listo) => setTimeout(listo, ESPERA_RECONEXION_MS).unref());
      if (!cerrado) await conectar().catch(alCallar);
    }
  };

  await conectar();
  const repaso = setInterval(() => void (actual && releer(actual)), ENTRE_LECTURAS_MS);
  repaso.unref();
  return {
    async cerrar() {
      cerrado = true;
      clearInterval(repaso);
      await actual?.end();
    },
  };
}

const clienteQueOye = (direccion: string): pg.Client =>
  new pg.Client({
    connectionString: direccion,
    application_name: 'cuadra directorio',
    keepAlive: true,
    connectionTimeoutMillis: CONEXION_MAX_MS,
    query_timeout: CONEXION_MAX_MS,
  });

function deUnaEnUna(leer: PorOir['alOir']): PorOir['alOir'] {
  let turno: Promise<void> = Promise.resolve();
  return (client) => {
    const propio = turno.then(() => leer(client));
    turno = propio.catch(() => undefined);
    return propio;
  };
}
