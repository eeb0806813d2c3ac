import * as contrato from '@cuadra/contract/contabilidad/importaciones/lote';
import { problemas } from '@cuadra/contract/problema';
import type { FastifyInstance } from 'fastify';
import { recordarMapeo } from '#hojas/mapeos-recordados.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { type Archivo, mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { escribirCsv } from '#platform/sheets/escribir-csv.ts';
import { lectorDeHojas } from '#platform/sheets/leer-hoja-subida.ts';
import { avisarImportacion, avisarImportacionFallida } from './avisos.ts';
import { hojaDePartidas } from './hoja-de-partidas.ts';
import { importarLote } from './importar-lote.ts';
import { abrirJuez } from './juzgar.ts';
import { leerHojaDePartidas } from './leer-hoja.ts';
import { leerLote } from './leer-lote.ts';
import { columnasDeErrores, recorrerErrores } from './recorrer-errores.ts';

export function rutasDeLote(app: FastifyInstance, plataforma: Plataforma): void {
  montarErrores(app, plataforma);
  mount(app, contrato.contabilizarLote, ({ query, body, llave, contexto }) =>
    importarLote(plataforma, contexto, leerLote(body), { ...query, ensayo: query.ensayo === 'true', llave }),
  );

  mount(app, contrato.importarPartidas, async ({ query, body, llave, contexto, avanzar, seFue }) => {
    const { mapeo, lectura, ...orden } = query;
    const ensayo = query.ensayo === 'true';
    const hoja = leerHojaDePartidas(lectorDeHojas(plataforma, contexto), body, {
      mapeo,
      lectura,
      alAvanzar: (hechas, total) => avanzar({ etapa: 'leer', hechas, total }),
      ...(ensayo ? { seFue } : {}),
    });
    // Whoever leaves in the middle of a rehearsal has nothing to be told; what was to be posted is posted all the same.
    const alIrse = async (avisar: (tx: Tx) => Promise<void>) => {
      if (!ensayo && seFue()) await avisarAparte(contexto, avisar);
    };
    try {
      const opciones = { ...orden, ensayo, llave, alAvanzar: avanzar };
      const resultado = await importarLote(plataforma, contexto, hoja, opciones);
      const leida = hoja.leida();
      // It served for some partida at least.
      if (mapeo !== undefined && leida !== undefined && resultado.lineas > 0)
        await recordarMapeo(plataforma, contexto, { clase: hojaDePartidas.clase, ...leida }, mapeo);
      await alIrse((tx) => avisarImportacion(tx, contexto, resultado));
      return { ...resultado, lineasEnCero: hoja.enCero() };
    } catch (error) {
      const porQue = error instanceof ProblemaError ? error.message : problemas.ERROR_INTERNO[1];
      await alIrse((tx) => avisarImportacionFallida(tx, contexto, porQue));
      throw error;
    }
  });

  /** What was posted is posted: that this could not be told is not for the person to hear. */
  async function avisarAparte(contexto: ContextoConActor, avisar: (tx: Tx) => Promise<void>): Promise<void> {
    try {
      await escribir(plataforma.db, contexto, 'partidas:avisar-importacion', avisar);
    } catch (error) {
      plataforma.log.warn({ err: error }, 'No se pudo avisar de una importación');
    }
  }
}

function montarErrores(app: FastifyInstance, plataforma: Plataforma): void {
  mount(app, contrato.descargarErrores, async ({ query, body, contexto, seFue }): Promise<Archivo> => {
    const { mapeo, lectura, ...orden } = query;
    const hoja = leerHojaDePartidas(lectorDeHojas(plataforma, contexto), body, { mapeo, lectura, seFue });
    const juez = await abrirJuez(plataforma.db, contexto, orden);
    const filas = await recorrerErrores(hoja, juez);
    return {
      nombre: `errores de ${(query.nombre ?? 'la hoja').replace(/\.[^.]*$/, '')}.csv`,
      modo: 'attachment',
      contenido: escribirCsv({ nombre: 'Errores', columnas: columnasDeErrores, filas }),
    };
  });
}
