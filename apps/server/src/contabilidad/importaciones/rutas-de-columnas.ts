import * as contrato from '@cuadra/contract/contabilidad/importaciones/columnas';
import { LINEAS_POR_LOTE_MAX } from '@cuadra/contract/contabilidad/importaciones/lote';
import type { FastifyInstance } from 'fastify';
import { verHojaSubida } from '#hojas/ver-hoja-subida.ts';
import type { Actor } from '#platform/contexto.ts';
import { type Archivo, mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { escribirXlsx } from '#platform/sheets/escribir-xlsx.ts';
import { hojaDePartidas } from './hoja-de-partidas.ts';
import { plantillaDePartidas } from './plantilla.ts';

export function rutasDeImportacion(app: FastifyInstance, plataforma: Plataforma): void {
  const { reloj } = plataforma;
  mount(app, contrato.verColumnas, ({ query: { lectura }, body, contexto, seFue }) =>
    verHojaSubida(plataforma, contexto, {
      ...{ clase: hojaDePartidas, archivo: body, lectura, seFue },
      filasMax: LINEAS_POR_LOTE_MAX + 1,
      supuestos: { tipo: 'diario', agencia: unicaAgencia(contexto.actor) },
    }),
  );

  mount(
    app,
    contrato.plantillaDePartidas,
    async (): Promise<Archivo> => ({
      nombre: 'plantilla-de-partidas.xlsx',
      modo: 'attachment',
      seAnota: false,
      contenido: escribirXlsx(plantillaDePartidas(hoyEn(reloj).toString())),
    }),
  );
}

function unicaAgencia({ agencias: [primera, ...otras] }: Actor): string | null {
  return primera !== undefined && otras.length === 0 ? primera : null;
}
