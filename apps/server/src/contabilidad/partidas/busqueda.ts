import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { maximoDe } from '@cuadra/core/dinero';
import { numeroDePartida } from '@cuadra/core/partida';
import type { Fuente, Pregunta, ResultadosDe } from '#escritorio/busqueda/fuente.ts';
import { buscarPartidas as buscarEnLibros } from './buscar-partidas.ts';

export const fuenteDePartidas: Fuente = {
  permiso: 'partidas:ver',
  buscar: async (pregunta) => ({
    id: 'partidas',
    label: 'Partidas',
    results: await buscarPartidas(pregunta),
  }),
};

async function buscarPartidas({
  plataforma: { db },
  actor,
  texto,
  limite,
}: Pregunta): Promise<ResultadosDe<'partidas'>> {
  const halladas = await buscarEnLibros(db, actor, texto, limite);
  return halladas.map((partida) => {
    const { id, numero, ejercicio, fecha, estado, debe, haber, concepto } = partida;
    return {
      link: `/contabilidad/ver-partidas?partida=${id}`,
      value: comoSeNombra(partida),
      title: concepto,
      id,
      numero,
      ejercicio,
      fecha,
      estado,
      // A draft may not balance yet.
      total: maximoDe(debe, haber),
    };
  });
}

function comoSeNombra(partida: ResumenDePartida): string {
  return partida.numero === null ? partida.concepto : numeroDePartida(partida);
}
