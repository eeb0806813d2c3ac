import type { Readable } from 'node:stream';
import * as contrato from '@cuadra/contract/contabilidad/catalogo';
import type { FastifyInstance } from 'fastify';
import { hoyEn } from '../../platform/clock.ts';
import { escribir } from '../../platform/database/write.ts';
import { type Archivo, mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { escribirCsv } from '../../platform/sheets/write-csv.ts';
import { escribirXlsx } from '../../platform/sheets/write-xlsx.ts';
import { crearCuenta } from './crear-cuenta.ts';
import { editarCuenta } from './editar-cuenta.ts';
import { eliminarCuenta } from './eliminar-cuenta.ts';
import { importarCatalogo } from './importar-catalogo.ts';
import { leerArchivo } from './leer-archivo.ts';
import { moverCuenta } from './mover-cuenta.ts';
import { ofrecerCodigo } from './ofrecer-codigo.ts';
import { listarCuentas } from './queries.ts';
import { hojaDelCatalogo, reporteDelCatalogo } from './reporte.ts';

export function rutasDeCatalogo(app: FastifyInstance, plataforma: Plataforma): void {
  montarCambios(app, plataforma);
  montarArchivos(app, plataforma);
}

function montarCambios(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarCatalogo, () => listarCuentas(db));

  mount(app, contrato.siguienteCodigo, async ({ query }) => ({
    idCuenta: await ofrecerCodigo(db, query.idParent ?? null),
  }));

  mount(app, contrato.crearCuenta, ({ body, contexto }) =>
    escribir(db, contexto, 'catalogo:crear-cuenta', (tx) => crearCuenta(tx, body)),
  );

  mount(app, contrato.editarCuenta, ({ params, body, contexto }) =>
    escribir(db, contexto, 'catalogo:editar-cuenta', (tx) => editarCuenta(tx, params.idCuenta, body)),
  );

  mount(app, contrato.moverCuenta, ({ params, body, contexto }) =>
    escribir(db, contexto, 'catalogo:mover-cuenta', (tx) => moverCuenta(tx, params.idCuenta, body)),
  );

  mount(app, contrato.eliminarCuenta, ({ params, contexto }) =>
    escribir(db, contexto, 'catalogo:eliminar-cuenta', (tx) => eliminarCuenta(tx, params.idCuenta)),
  );

  mount(app, contrato.importarCatalogo, async ({ query, body, contexto }) => {
    const filas = await leerArchivo(body);
    const ensayo = query.ensayo === 'true';
    return escribir(db, contexto, 'catalogo:importar', (tx) => importarCatalogo(tx, filas, { ensayo }));
  });
}

function montarArchivos(app: FastifyInstance, { dbDeReportes, reloj, pdf }: Plataforma): void {
  const archivo = (extension: 'pdf' | 'csv' | 'xlsx', contenido: Readable): Archivo => ({
    nombre: `catalogo-contable-${hoyEn(reloj)}.${extension}`,
    modo: extension === 'pdf' ? 'inline' : 'attachment',
    contenido,
  });

  mount(app, contrato.catalogoPdf, async ({ contexto }) => {
    const datos = await reporteDelCatalogo(dbDeReportes, contexto);
    return archivo('pdf', pdf.hacer({ modulo: new URL('./catalogo-pdf.ts', import.meta.url), datos }));
  });

  mount(app, contrato.catalogoCsv, async ({ contexto }) => {
    return archivo('csv', escribirCsv(hojaDelCatalogo(await reporteDelCatalogo(dbDeReportes, contexto))));
  });

  mount(app, contrato.catalogoXlsx, async ({ contexto }) => {
    return archivo('xlsx', escribirXlsx(hojaDelCatalogo(await reporteDelCatalogo(dbDeReportes, contexto))));
  });
}
