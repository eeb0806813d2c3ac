import { Readable } from 'node:stream';
import { CSV, PDF, XLSX } from '@cuadra/contract/medios';
import * as contrato from '@cuadra/contract/reportes/archivos';
import type { FormatoDeReporte } from '@cuadra/contract/reportes/nombres';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { type Archivo, mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { pedirArchivo } from './pedir-archivo.ts';
import { leerAgenciasDeArchivo, leerTrozos, listarArchivos, verArchivo } from './queries.ts';
import { quitarArchivo } from './quitar-archivo.ts';
import { exigirAgencias, exigirPermiso, type Registro } from './reporte.ts';
import { verificarCodigo } from './verificar-codigo.ts';

const medios: Readonly<Record<FormatoDeReporte, string>> = { pdf: PDF, xlsx: XLSX, csv: CSV };

export function rutasDeReportes(app: FastifyInstance, plataforma: Plataforma, registro: Registro): void {
  const { db } = plataforma;

  mount(app, contrato.pedirArchivo, ({ body, contexto }) =>
    pedirArchivo(plataforma, contexto, registro, body),
  );

  mount(app, contrato.listarArchivos, ({ contexto: { actor, ahora } }) => listarArchivos(db, actor, ahora));

  mount(app, contrato.verArchivo, ({ params, contexto: { actor, ahora } }) =>
    verArchivo(db, actor, ahora, params.id),
  );

  mount(app, contrato.bajarArchivo, async ({ params, contexto: { actor, ahora } }): Promise<Archivo> => {
    const { id, reporte, formato, nombre, estado } = await verArchivo(db, actor, ahora, params.id);
    exigirPermiso(actor, reporte);
    if (estado !== 'listo') throw new ProblemaError('ARCHIVO_SIN_TERMINAR');
    exigirAgencias(actor, await leerAgenciasDeArchivo(db, id));
    return {
      nombre,
      modo: formato === 'pdf' ? 'inline' : 'attachment',
      mediaType: medios[formato],
      contenido: Readable.from(leerTrozos(db, id), { objectMode: false }),
    };
  });

  mount(app, contrato.quitarArchivo, ({ params, contexto }) =>
    escribir(db, contexto, 'reportes:descartar', (tx) => quitarArchivo(tx, contexto, params.id)),
  );

  mount(app, contrato.verVerificacion, ({ params, contexto }) =>
    verificarCodigo(plataforma, contexto, registro, params.codigo),
  );
}
