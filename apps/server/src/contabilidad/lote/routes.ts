import type { MapeoDePartidas } from '@cuadra/contract/contabilidad/importacion-partidas';
import * as contrato from '@cuadra/contract/contabilidad/lote';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '../../platform/contexto.ts';
import { escribir } from '../../platform/database/write.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { recordarMapeo } from '../importacion/mapeos-recordados.ts';
import { importarLote } from './importar-lote.ts';
import { leerHojaDePartidas } from './leer-hoja.ts';
import { leerLote } from './leer-lote.ts';

export function rutasDeLote(app: FastifyInstance, plataforma: Plataforma): void {
  mount(app, contrato.contabilizarLote, ({ query, body, llave, contexto }) =>
    importarLote(plataforma, contexto, leerLote(body), { ensayo: query.ensayo === 'true', llave }),
  );

  mount(app, contrato.importarPartidas, async ({ query, body, llave, contexto }) => {
    const { mapeo } = query;
    const hoja = leerHojaDePartidas(body, mapeo);
    const resultado = await importarLote(plataforma, contexto, hoja, {
      ensayo: query.ensayo === 'true',
      llave,
    });
    const encabezado = hoja.encabezado();
    // It served for some partida at least: the next sheet with these headings is offered it.
    if (mapeo !== undefined && encabezado !== undefined && resultado.lineas > 0)
      await recordar(contexto, encabezado, mapeo);
    return resultado;
  });

  /** What was posted is posted: that its columns could not be remembered is not for the person to hear. */
  async function recordar(
    contexto: ContextoConActor,
    encabezado: readonly string[],
    mapeo: MapeoDePartidas,
  ): Promise<void> {
    try {
      await escribir(plataforma.db, contexto, 'partidas:recordar-columnas', (tx) =>
        recordarMapeo(tx, contexto, encabezado, mapeo),
      );
    } catch (error) {
      plataforma.log.warn({ err: error }, 'No se recordaron las columnas de la hoja');
    }
  }
}
