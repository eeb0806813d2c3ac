// Whether partidas that come by themselves have anything to be accepted, asked for all that arrive together in one question:
// while one is on its way the next ones gather. Most have nothing, and are posted by one statement with those of others.
import type { Database } from '../../../platform/database/pool.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { hoyEn } from '../../../platform/reloj.ts';
import { abrirMirada, type PartidaMirada } from './advertencias.ts';

/** One that has is judged again in the transaction that posts it, with what was accepted of it. */
export type TieneAdvertencias = (partida: PartidaMirada) => Promise<boolean>;

interface EnEspera {
  readonly partida: PartidaMirada;
  readonly resolver: (tiene: boolean) => void;
  readonly rechazar: (error: unknown) => void;
}

const JUNTAS_MAX = 256;

export function abrirJuicios({ db, reloj }: Pick<Plataforma, 'db' | 'reloj'>): TieneAdvertencias {
  const enEspera: EnEspera[] = [];
  let trabajando = false;
  const trabajar = async () => {
    while (enEspera.length > 0) await responder(db, hoyEn(reloj).toString(), enEspera.splice(0, JUNTAS_MAX));
    trabajando = false;
  };
  return (partida) =>
    new Promise((resolver, rechazar) => {
      enEspera.push({ partida, resolver, rechazar });
      if (trabajando) return;
      trabajando = true;
      // The requests of this same turn of the event loop travel together.
      setImmediate(() => void trabajar());
    });
}

async function responder(db: Database, hoy: string, juntas: readonly EnEspera[]): Promise<void> {
  try {
    const miradas = await abrirMirada(db, hoy)(juntas.map(({ partida }) => partida));
    for (const [indice, { resolver }] of juntas.entries())
      resolver((miradas[indice]?.advertencias.length ?? 0) > 0);
  } catch (error) {
    for (const { rechazar } of juntas) rechazar(error);
  }
}
