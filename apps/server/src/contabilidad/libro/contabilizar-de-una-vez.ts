// Most requests bring their partida and nothing else: no draft to find as it was, no key, nothing more to do, and at most
// something to ask if there is anything to be asked. Those of a tanda are judged by what is remembered of the books and
// posted by one statement, in one trip; the same statement sets aside whom something must be asked of.
import { contextoDelSistema } from '#platform/contexto.ts';
import { type ContextosPorEntidad, escribirDeUnaVez } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { contabilizarLasDemas } from './contabilizar.ts';
import { juzgar, porJuzgarDe, type Solicitud, type Veredicto } from './contabilizar-solicitudes.ts';
import { type EntornoDelLibro, recordarEntorno } from './entorno.ts';
import { esPorLoQueTrae } from './rechazo.ts';

export function vaDeUnaVez(solicitud: Solicitud): boolean {
  const { partida, borrador, llave, exigir, exigirSi, alContabilizar, alContabilizarJuntas } = solicitud;
  const siempre = exigirSi === undefined ? exigir : undefined;
  return [
    borrador,
    llave,
    siempre,
    alContabilizar,
    alContabilizarJuntas,
    partida.revierte ?? undefined,
  ].every((otro) => otro === undefined);
}

/** Nothing is done of it, and what it asks for itself must be asked: in a transaction. */
export const APARTADA = { apartada: true } as const;
export type VeredictoDeUnaVez = Veredicto | typeof APARTADA;

type ContabilizarDeUnaVez = (
  ahora: Temporal.Instant,
  solicitudes: readonly Solicitud[],
  porEntidad: ContextosPorEntidad,
) => Promise<VeredictoDeUnaVez[]>;

export function abrirContabilizarDeUnaVez(db: Database): ContabilizarDeUnaVez {
  const recordado = recordarEntorno(db);
  return async (ahora, solicitudes, porEntidad) => {
    const porLoRecordado = juzgarTodas(await recordado.leer(ahora), solicitudes);
    if (porLoRecordado.negadas.size === 0) {
      try {
        return await contabilizarJuzgadas(db, ahora, porLoRecordado, porEntidad);
      } catch (error) {
        if (!esPorLoQueTrae(error)) throw error;
      }
    }
    // Nobody is refused by a memory: the books are asked again.
    const juzgadas = juzgarTodas(await recordado.renovar(ahora), solicitudes);
    return contabilizarJuzgadas(db, ahora, juzgadas, porEntidad);
  };
}

interface Juzgadas {
  readonly solicitudes: readonly Solicitud[];
  readonly negadas: ReadonlyMap<Solicitud, Veredicto>;
}

function juzgarTodas(entorno: EntornoDelLibro, solicitudes: readonly Solicitud[]): Juzgadas {
  const negadas = new Map<Solicitud, Veredicto>();
  for (const solicitud of solicitudes) {
    const problema = juzgar(entorno, solicitud);
    if (problema !== undefined) negadas.set(solicitud, { problema });
  }
  return { solicitudes, negadas };
}

async function contabilizarJuzgadas(
  db: Database,
  ahora: Temporal.Instant,
  { solicitudes, negadas }: Juzgadas,
  porEntidad: ContextosPorEntidad,
): Promise<VeredictoDeUnaVez[]> {
  const admitidas = solicitudes.filter((solicitud) => !negadas.has(solicitud));
  const partidas = admitidas.map(({ partida }) => partida);
  const hechas = await escribirDeUnaVez(
    contextoDelSistema(ahora, ''),
    'partidas:contabilizar',
    (quien) => contabilizarLasDemas(db, ahora, partidas, porJuzgarDe(admitidas), quien),
    porEntidad,
  );
  const porSolicitud = new Map(admitidas.map((solicitud, indice) => [solicitud, hechas[indice]]));
  return solicitudes.map((solicitud) => {
    const contabilizada = porSolicitud.get(solicitud);
    return contabilizada === undefined ? (negadas.get(solicitud) ?? APARTADA) : { contabilizada };
  });
}
