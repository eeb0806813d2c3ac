// What the list of partidas adds to the rest.

import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { queryString } from '@cuadra/contract/endpoint';
import { listarVistas } from '@cuadra/contract/escritorio/vistas';
import { numeroDePartida } from '@cuadra/core/partida';
import { QueueListIcon } from '@heroicons/react/24/outline';
import { notePosted } from '#platform/posted-partidas.ts';
import type { Reaction } from '#platform/reactions.ts';
import type { PantallaDeReporte } from '#reportes/exportar/pantalla-de-reporte.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import classes from '#ui/search/found-row.module.css';
import type { DrawFound } from '#ui/search/found-row.ts';
import type { PaletteEntry } from '#ui/search/palette-entry.ts';
import { Highlight } from '#ui/text/highlight.tsx';

/** Also each partida, whose path begins with the list's. */
export const alCambiarLaRevision: Reaction = { to: 'revision-cambio', asksAgain: [listarPartidas.path] };

export const alCambiarLasVistas: Reaction = { to: 'vistas-cambio', asksAgain: [listarVistas.path] };

/** Many a minute: nothing is asked again, those who look at a list are told. */
export const alContabilizarse: Reaction = {
  to: 'partidas-contabilizadas',
  does: notePosted,
  onlyIfHeard: true,
};

/** Those chosen by hand are on no screen. */
export const pantallaDePartidas: PantallaDeReporte = ({ registradaDesde, registradaHasta, ids, ...resto }) =>
  ids === undefined
    ? enlace({ ...resto, registradaDesde: diaDe(registradaDesde), registradaHasta: diaDe(registradaHasta) })
    : undefined;

export const pantallaDeComprobantes: PantallaDeReporte = ({ ids }) =>
  Array.isArray(ids) && ids.length === 1 ? enlace({ partida: ids[0] }) : undefined;

export const verPartidas: PaletteEntry = {
  id: 'ver-partidas',
  permiso: 'partidas:ver',
  title: 'palette.view',
  also: 'Ver partidas',
  icon: QueueListIcon,
  to: '/contabilidad/ver-partidas',
};

export const partidaHallada: DrawFound<'partidas'> = (partida, palabras, t) => {
  const { numero, ejercicio, fecha, title, total } = partida;
  const estado = t(`search.states.${partida.estado}`);
  const titulo = numero === null ? estado : numeroDePartida({ numero, ejercicio });
  return (
    <>
      <span className={classes.codigo}>
        <Highlight text={titulo} words={numero === null ? [] : palabras} />
      </span>
      <span className={classes.textos}>
        <span className={classes.texto}>
          <Highlight text={title} words={palabras} />
        </span>
        <span className={classes.segundo}>
          {formatDate(fecha)}
          {numero !== null && partida.estado !== 'contabilizada' && ` · ${estado}`}
        </span>
      </span>
      <span className={classes.dato}>{formatearQuetzales(total)}</span>
    </>
  );
};

const enlace = (busqueda: Record<string, unknown>): string =>
  `/contabilidad/ver-partidas${queryString(busqueda)}`;

/** The day in Guatemala of the instant that began or ended it. */
const diaDe = (instante: unknown): string | undefined =>
  typeof instante === 'string' ? instante.slice(0, 'AAAA-MM-DD'.length) : undefined;
