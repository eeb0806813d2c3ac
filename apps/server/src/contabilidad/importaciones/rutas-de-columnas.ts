import * as contrato from '@cuadra/contract/contabilidad/importaciones/columnas';
import { LINEAS_POR_LOTE_MAX } from '@cuadra/contract/contabilidad/importaciones/lote';
import type { FastifyInstance } from 'fastify';
import { type Archivo, mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { hoyEn } from '../../platform/reloj.ts';
import { escribirXlsx } from '../../platform/sheets/escribir-xlsx.ts';
import { lectorDeHojas } from '../../platform/sheets/leer-hoja-subida.ts';
import { plantillaDePartidas } from './plantilla.ts';
import { verColumnas } from './ver-columnas.ts';

export function rutasDeImportacion(app: FastifyInstance, plataforma: Plataforma): void {
  const { db, reloj } = plataforma;
  mount(app, contrato.verColumnas, async ({ body, contexto, seFue }) => {
    const leerHoja = lectorDeHojas(plataforma, contexto);
    const filas = await leerHoja({ archivo: body, filasMax: LINEAS_POR_LOTE_MAX + 1, seFue });
    return verColumnas(db, contexto.actor, filas);
  });

  mount(
    app,
    contrato.plantillaDePartidas,
    async (): Promise<Archivo> => ({
      nombre: 'plantilla-de-partidas.xlsx',
      modo: 'attachment',
      contenido: escribirXlsx(plantillaDePartidas(hoyEn(reloj).toString())),
    }),
  );
}
