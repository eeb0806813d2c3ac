import * as contrato from '@cuadra/contract/contabilidad/lote';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { importarLote } from './importar-lote.ts';
import { leerHojaDePartidas } from './leer-hoja.ts';
import { leerLote } from './leer-lote.ts';

export function rutasDeLote(app: FastifyInstance, plataforma: Plataforma): void {
  mount(app, contrato.contabilizarLote, ({ query, body, llave, contexto }) =>
    importarLote(plataforma, contexto, leerLote(body), { ensayo: query.ensayo === 'true', llave }),
  );

  mount(app, contrato.importarPartidas, ({ query, body, llave, contexto }) =>
    importarLote(plataforma, contexto, leerHojaDePartidas(body), { ensayo: query.ensayo === 'true', llave }),
  );
}
