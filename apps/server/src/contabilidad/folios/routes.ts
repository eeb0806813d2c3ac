import * as contrato from '@cuadra/contract/contabilidad/folios/folios';
import * as impresion from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { anularFolios } from './anular-folios.ts';
import { conRechazos } from './como-problema.ts';
import { bajarConstancia, bajarFolios, pedirEntrega } from './entregas.ts';
import { exigirLibrosLegales } from './exigir-libros-legales.ts';
import { delFolioAl, exigirQueSeUsenFolios, type UsoDeFolios } from './exigir-que-se-usen-folios.ts';
import { leerEstado, leerEstados } from './existencias.ts';
import { cancelarImpresion, listarImpresiones, verImpresion } from './impresiones.ts';
import { ensayarImpresion } from './imprimir-en-folios.ts';
import { mesesDelDiario } from './meses-del-diario.ts';
import { pedirImpresion } from './pedir-impresion.ts';
import { leerRegistro, listarAutorizaciones } from './queries.ts';
import { quitarAutorizacion, registrarAutorizacion } from './registrar-autorizacion.ts';
import { verHoja } from './ver-hoja.ts';

export function rutasDeFolios(app: FastifyInstance, plataforma: Plataforma): void {
  montarRegistro(app, plataforma);
  montarImpresion(app, plataforma);
  montarEntregas(app, plataforma);
}

function montarRegistro(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarLibrosLegales, () => leerEstados(db));

  mount(app, contrato.verLibroLegal, ({ params, query }) => leerRegistro(db, params.libro, query.antesDe));

  mount(app, contrato.cambiarExistenciaMinima, ({ params: { libro }, body, contexto }) =>
    decidirDeLibros(db, contexto, 'libros:existencia-minima', async (tx, exigir) => {
      const dicho = `avisar desde que queden ${body.existenciaMinima} folios`;
      await exigir({ libro, que: body, dicho });
      await tx.updateTable('libroLegal').set(body).where('libro', '=', libro).execute();
      await avisar(tx, { permiso: 'reportes:ver' }, { tipo: 'folios-cambio' });
      return leerEstado(tx, libro);
    }),
  );

  mount(app, contrato.decirUsadosAntes, ({ params: { libro }, body: { hasta }, contexto }) =>
    decidirDeLibros(db, contexto, 'libros:usados-antes', async (tx, exigir) => {
      await exigir({ libro, que: { hasta }, dicho: `decir que antes se usó hasta el folio ${hasta}` });
      await tx.updateTable('libroLegal').set({ usadosAntes: hasta }).where('libro', '=', libro).execute();
      await avisar(tx, { permiso: 'reportes:ver' }, { tipo: 'folios-cambio' });
      return leerEstado(tx, libro);
    }),
  );

  mount(app, contrato.registrarAutorizacion, ({ params: { libro }, body, contexto }) =>
    decidirDeLibros(db, contexto, 'libros:registrar-autorizacion', async (tx, exigir) => {
      const dicho = `registrar ${delFolioAl(body)}, de la resolución ${body.resolucion}`;
      await exigir({ libro, que: body, dicho });
      return registrarAutorizacion(tx, contexto, libro, body);
    }),
  );

  mount(app, contrato.quitarAutorizacion, ({ params, contexto }) =>
    decidirDeLibros(db, contexto, 'libros:quitar-autorizacion', async (tx, exigir) => {
      const { libro, id } = params;
      const suya = (await listarAutorizaciones(tx, libro)).find((una) => una.id === id);
      if (suya === undefined) throw new ProblemaError('NO_ENCONTRADO');
      const dicho = `quitar ${delFolioAl(suya)}, de la resolución ${suya.resolucion}`;
      await exigir({ libro, que: { id }, dicho });
      return quitarAutorizacion(tx, params);
    }),
  );

  mount(app, impresion.verHoja, ({ params, contexto }) => verHoja(db, contexto.actor, params));
}

function montarImpresion(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;

  mount(app, impresion.listarMesesDelDiario, ({ params: { anio } }) => mesesDelDiario(db, anio));

  mount(app, impresion.ensayarImpresion, ({ body, contexto }) =>
    ensayarImpresion(plataforma, contexto, body),
  );

  mount(app, impresion.imprimirEnFolios, ({ body, contexto }) => pedirImpresion(plataforma, contexto, body));

  mount(app, impresion.listarImpresiones, () => listarImpresiones(db));

  mount(app, impresion.verImpresion, ({ params }) => verImpresion(db, params.id));

  mount(app, impresion.cancelarImpresion, ({ params, contexto }) =>
    cambiarLibros(db, contexto, 'libros:cancelar-impresion', (tx) => cancelarImpresion(tx, params.id)),
  );

  mount(app, contrato.anularFolios, ({ params: { libro }, body, contexto }) =>
    anularFolios(plataforma, contexto, libro, body),
  );
}

function montarEntregas(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;

  mount(app, impresion.pedirEntrega, ({ params: { id }, body: { motivo }, contexto }) =>
    cambiarLibros(db, contexto, 'libros:entregar', (tx) => pedirEntrega(tx, contexto, id, motivo)),
  );

  mount(app, impresion.bajarFolios, ({ params, contexto }) => bajarFolios(db, contexto, params));

  mount(app, impresion.bajarConstancia, ({ params, contexto }) =>
    bajarConstancia(plataforma, contexto, params),
  );
}

/** The folios are the whole institution's, and so is any change to them. */
function cambiarLibros<T>(
  db: Database,
  contexto: ContextoConActor,
  accion: string,
  cambiar: (tx: Tx) => Promise<T>,
): Promise<T> {
  return conRechazos(
    escribir(db, contexto, accion, async (tx) => {
      await exigirLibrosLegales(tx, contexto.actor);
      return cambiar(tx);
    }),
  );
}

/** What decides over sheets says over which; handing over what was printed, or calling off what was not, does not decide. */
function decidirDeLibros<T>(
  db: Database,
  contexto: ContextoConActor,
  accion: string,
  decidir: (tx: Tx, exigir: (uso: UsoDeFolios) => Promise<void>) => Promise<T>,
): Promise<T> {
  return cambiarLibros(db, contexto, accion, (tx) =>
    decidir(tx, (uso) => exigirQueSeUsenFolios(tx, contexto, accion, uso)),
  );
}
