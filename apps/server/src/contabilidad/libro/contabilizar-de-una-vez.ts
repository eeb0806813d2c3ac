// Most requests bring their partida and nothing else: no draft to find as it was, no key, nothing more to ask or to do. Those
// of a tanda are judged by what is remembered of the books and posted by one statement, in one trip.
import { contextoDelSistema } from '../../platform/contexto.ts';
import { type ContextosPorEntidad, escribirDeUnaVez } from '../../platform/database/escribir.ts';
import type { Database } from '../../platform/database/pool.ts';
import { contabilizar } from './contabilizar.ts';
import { juzgar, type Solicitud, type Veredicto } from './contabilizar-solicitudes.ts';
import { type EntornoDelLibro, recordarEntorno } from './entorno.ts';
import { esPorLoQueTrae } from './rechazo.ts';

export function vaDeUnaVez({ partida, borrador, llave, exigir, alContabilizar }: Solicitud): boolean {
  return [borrador, llave, exigir, alContabilizar, partida.revierte ?? undefined].every(
    (otro) => otro === undefined,
  );
}

type ContabilizarDeUnaVez = (
  ahora: Temporal.Instant,
  solicitudes: readonly Solicitud[],
  porEntidad: ContextosPorEntidad,
) => Promise<Veredicto[]>;

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
): Promise<Veredicto[]> {
  const partidas = solicitudes.flatMap((solicitud) => (negadas.has(solicitud) ? [] : solicitud.partida));
  const hechas = await escribirDeUnaVez(
    contextoDelSistema(ahora, ''),
    'partidas:contabilizar',
    (quien) => contabilizar(db, ahora, partidas, quien),
    porEntidad,
  );
  const porId = new Map(hechas.map((hecha) => [hecha.id, hecha]));
  return solicitudes.map((solicitud) => {
    const contabilizada = porId.get(solicitud.partida.id);
    const veredicto = contabilizada === undefined ? negadas.get(solicitud) : { contabilizada };
    if (veredicto === undefined) throw new Error(`La partida ${solicitud.partida.id} quedó sin veredicto`);
    return veredicto;
  });
}
