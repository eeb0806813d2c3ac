// Whether the primary answers, asked on a connection of its own a few times per second: a frozen machine closes nothing, and those
// who wait for it would wait for as long as the network does. Only where somebody can be read in its place.
import pg from 'pg';
import type { Logger } from 'pino';
import { SinPrincipal } from './falla-de-la-base.ts';
import { IDENTIDAD, type Identidad } from './replica/preguntar.ts';

export interface VigiaDelPrincipal {
  /** As last seen. */
  falta(): boolean;
  /** Whose books it had when it last answered. */
  identidad(): Identidad | undefined;
  /** Somebody lost it: it is looked at now. */
  sospechar(): void;
  /** The work, or that the primary was lost meanwhile. */
  mientrasEsta<T>(trabajo: () => Promise<T>): Promise<T>;
  cerrar(): Promise<void>;
}

/** How long it may take to answer. */
const SILENCIO_MAX_MS = 1_000;
const ENTRE_LATIDOS_MS = 500;
const ENTRE_BUSQUEDAS_MS = 200;

export function vigilarPrincipal(
  connectionString: string,
  { log, alLatir = () => undefined }: { readonly log: Logger; readonly alLatir?: () => void },
): VigiaDelPrincipal {
  const esperan = new Set<(error: SinPrincipal) => void>();
  const latir = abrirLatido(connectionString);
  let falta = false;
  let cerrado = false;
  const pausa = crearPausa();

  const decir = (ausente: boolean, error?: unknown) => {
    if (ausente === falta) return;
    falta = ausente;
    if (ausente) log.warn({ err: error }, 'El servidor principal no responde; se lee del que lo repite');
    else log.info('El servidor principal responde');
    if (ausente) for (const rechazar of [...esperan]) rechazar(new SinPrincipal(error));
  };
  const vigilar = async () => {
    while (!cerrado) {
      await latir.uno().then(
        () => decir(false),
        (error: unknown) => decir(true, error),
      );
      alLatir();
      await pausa.hacer(falta ? ENTRE_BUSQUEDAS_MS : ENTRE_LATIDOS_MS);
    }
    await latir.cerrar();
  };
  const vigilancia = vigilar();

  return {
    falta: () => falta,
    identidad: latir.identidad,
    sospechar: pausa.terminar,
    mientrasEsta: (trabajo) =>
      new Promise((resolver, rechazar) => {
        esperan.add(rechazar);
        void trabajo()
          .then(resolver, rechazar)
          .finally(() => esperan.delete(rechazar));
      }),
    async cerrar() {
      cerrado = true;
      pausa.terminar();
      await vigilancia;
    },
  };
}

/** One that can be ended before its time. */
function crearPausa() {
  let terminar: () => void = () => undefined;
  return {
    hacer: (ms: number) =>
      new Promise<void>((listo) => {
        terminar = listo;
        setTimeout(listo, ms).unref();
      }),
    terminar: () => terminar(),
  };
}

function abrirLatido(connectionString: string) {
  let client: pg.Client | undefined;
  let identidad: Identidad | undefined;
  const abrir = async () => {
    const nuevo = new pg.Client({
      connectionString,
      application_name: 'cuadra latido',
      connectionTimeoutMillis: SILENCIO_MAX_MS,
      query_timeout: SILENCIO_MAX_MS,
      keepAlive: true,
    });
    nuevo.on('error', () => undefined);
    await nuevo.connect();
    return nuevo;
  };
  const dejar = async () => {
    const anterior = client;
    client = undefined;
    await anterior?.end().catch(() => undefined);
  };
  return {
    identidad: () => identidad,
    async uno(): Promise<void> {
      try {
        client ??= await abrir();
        const { rows } = await client.query<Identidad & { repite: boolean }>(
          `select pg_is_in_recovery() as repite, ${IDENTIDAD}`,
        );
        const [dicho] = rows;
        if (dicho?.repite !== false) throw new SinPrincipal();
        identidad = dicho;
      } catch (error) {
        // A frozen one says no goodbye: nobody waits for it.
        void dejar();
        throw error;
      }
    },
    cerrar: dejar,
  };
}
