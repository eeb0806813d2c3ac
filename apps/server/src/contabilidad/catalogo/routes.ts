import * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { verColumnasDelCatalogo } from '@cuadra/contract/contabilidad/catalogo/columnas';
import * as estandar from '@cuadra/contract/contabilidad/catalogo/estandar';
import * as etiquetas from '@cuadra/contract/contabilidad/catalogo/etiquetas';
import { formatosDeReporte } from '@cuadra/contract/reportes/nombres';
import { planearImportacion } from '@cuadra/core/catalogo-importacion';
import type { FastifyInstance } from 'fastify';
import { recordarMapeo } from '#hojas/mapeos-recordados.ts';
import { verHojaSubida } from '#hojas/ver-hoja-subida.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { lectorDeHojas } from '#platform/sheets/leer-hoja-subida.ts';
import { entregarAlMomento } from '#reportes/entregar-al-momento.ts';
import { crearCuenta } from './crear-cuenta.ts';
import { editarCuenta } from './editar-cuenta.ts';
import { eliminarCuenta } from './eliminar-cuenta.ts';
import { eliminarEtiqueta } from './eliminar-etiqueta.ts';
import { adoptarCatalogo } from './estandar/adoptar-catalogo.ts';
import { leerCatalogoEstandar } from './estandar/leer-catalogo-estandar.ts';
import { hojaDelCatalogo } from './hoja-del-catalogo.ts';
import { importarCatalogo } from './importar-catalogo.ts';
import { FILAS_DEL_CATALOGO_MAX, leerArchivo } from './leer-archivo.ts';
import { listarEtiquetas } from './listar-etiquetas.ts';
import { moverCuenta } from './mover-cuenta.ts';
import { ofrecerCodigo } from './ofrecer-codigo.ts';
import { listarCatalogo } from './queries.ts';
import { renombrarEtiqueta } from './renombrar-etiqueta.ts';
import { reporteDelCatalogo } from './reporte-del-catalogo.ts';

export function rutasDeCatalogo(app: FastifyInstance, plataforma: Plataforma): void {
  montarCambios(app, plataforma);
  montarEtiquetas(app, plataforma);
  montarArchivos(app, plataforma);
  montarEstandar(app, plataforma);
}

function montarEstandar(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, estandar.verCatalogoEstandar, async () =>
    planearImportacion(await leerCatalogoEstandar(), []).cambios.map(({ cuenta }) => cuenta),
  );

  mount(app, estandar.adoptarCatalogoEstandar, async ({ contexto }) => {
    const filas = await leerCatalogoEstandar();
    const cuentas = await escribir(db, contexto, 'catalogo:adoptar', (tx) => adoptarCatalogo(tx, filas));
    return { cuentas };
  });
}

function montarCambios(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;
  mount(app, contrato.listarCatalogo, () => listarCatalogo(db));

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

  mount(app, contrato.importarCatalogo, async ({ query, body, contexto, seFue }) => {
    const ensayo = query.ensayo === 'true';
    const { mapeo, lectura } = query;
    const hoja = { archivo: body, mapeo, hoja: lectura?.hoja, ...(ensayo ? { seFue } : {}) };
    const { encabezado, filas } = await leerArchivo(lectorDeHojas(plataforma, contexto), hoja);
    const resultado = await escribir(db, contexto, 'catalogo:importar', (tx) =>
      importarCatalogo(tx, filas, { ensayo }),
    );
    // It served for some account at least.
    if (mapeo !== undefined && resultado.nuevas + resultado.cambiadas + resultado.iguales > 0)
      await recordarMapeo(plataforma, contexto, { clase: hojaDelCatalogo.clase, encabezado }, mapeo);
    return resultado;
  });

  mount(app, verColumnasDelCatalogo, ({ query: { lectura }, body, contexto, seFue }) =>
    verHojaSubida(plataforma, contexto, {
      ...{ clase: hojaDelCatalogo, archivo: body, filasMax: FILAS_DEL_CATALOGO_MAX, lectura, seFue },
    }),
  );
}

function montarEtiquetas(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, etiquetas.listarEtiquetas, () => listarEtiquetas(db));

  mount(app, etiquetas.renombrarEtiqueta, ({ params, body, contexto }) =>
    escribir(db, contexto, 'catalogo:renombrar-etiqueta', (tx) =>
      renombrarEtiqueta(tx, params.nombreEtiqueta, body),
    ),
  );

  mount(app, etiquetas.eliminarEtiqueta, ({ params, query, contexto }) =>
    escribir(db, contexto, 'catalogo:eliminar-etiqueta', (tx) =>
      eliminarEtiqueta(tx, params.nombreEtiqueta, query.version),
    ),
  );
}

function montarArchivos(app: FastifyInstance, plataforma: Plataforma): void {
  const documentos = {
    pdf: contrato.catalogoPdf,
    csv: contrato.catalogoCsv,
    xlsx: contrato.catalogoXlsx,
  } as const;
  for (const formato of formatosDeReporte)
    mount(app, documentos[formato], ({ contexto }) =>
      entregarAlMomento(plataforma, contexto, reporteDelCatalogo, formato, {}),
    );
}
