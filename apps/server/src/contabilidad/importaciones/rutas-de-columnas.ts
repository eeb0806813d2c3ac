import * as contrato from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { FastifyInstance } from 'fastify';
import { type Archivo, mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { hoyEn } from '../../platform/reloj.ts';
import { escribirXlsx } from '../../platform/sheets/escribir-xlsx.ts';
import { plantillaDePartidas } from './plantilla.ts';
import { verColumnas } from './ver-columnas.ts';

export function rutasDeImportacion(app: FastifyInstance, { db, reloj }: Plataforma): void {
  mount(app, contrato.verColumnas, ({ body, contexto }) => verColumnas(db, contexto.actor, body));

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
