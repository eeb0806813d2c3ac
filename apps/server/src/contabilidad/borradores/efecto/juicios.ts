// Whether partidas that come by themselves have anything to be accepted, asked for all that arrive together in one question:
// while one is on its way the next ones gather. Most have nothing, and are posted by one statement with those of others.
import { restar } from '@cuadra/core/dinero';
import { totalDebe, totalHaber } from '@cuadra/core/partida';
import type { Database } from '../../../platform/database/pool.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { hoyEn } from '../../../platform/reloj.ts';
import { estaAtrasada, montoDe, type PartidaMirada } from './advertencias.ts';
import { buscarSospechosas, type MovimientoPorJuzgar } from './queries.ts';

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
    const tienen = await sospechar(
      db,
      hoy,
      juntas.map(({ partida }) => partida),
    );
    for (const [indice, { resolver }] of juntas.entries()) resolver(tienen[indice] ?? true);
  } catch (error) {
    for (const { rechazar } of juntas) rechazar(error);
  }
}

/**
 * Whether each may have something by the books of this moment; who may is told exactly in its own transaction. What
 * others post between this question and the posting is not seen, nor what those that came together do to an account
 * between them: two that leave it right alone may leave it wrong together.
 */
async function sospechar(
  db: Database,
  hoy: string,
  partidas: readonly PartidaMirada[],
): Promise<readonly boolean[]> {
  const pedidas = partidas.map((partida) => ({ ...partida, total: montoDe(partida) }));
  const { sospechosas, textos } = await buscarSospechosas(db, pedidas, partidas.flatMap(movimientosDe));
  const vistas = new Set<string>();
  return pedidas.map(({ fecha, agencia, total }, indice) => {
    const clave = [agencia, fecha, total, textos[indice]].join(' ');
    const repetida = vistas.has(clave);
    vistas.add(clave);
    return repetida || sospechosas.has(indice + 1) || estaAtrasada(fecha, hoy);
  });
}

function movimientosDe({ agencia, lineas }: PartidaMirada, indice: number): MovimientoPorJuzgar[] {
  return [...Map.groupBy(lineas, ({ idCuenta }) => idCuenta)].map(([idCuenta, suyas]) => ({
    ...{ lugar: indice + 1, agencia, idCuenta },
    neto: restar(totalDebe(suyas), totalHaber(suyas)),
  }));
}
