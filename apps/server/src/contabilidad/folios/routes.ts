import * as contrato from '@cuadra/contract/contabilidad/folios/folios';
import * as impresion from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '../../platform/contexto.ts';
import { avisar, escribir, type Tx } from '../../platform/database/escribir.ts';
import type { Database } from '../../platform/database/pool.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { anularFolios } from './anular-folios.ts';
import { conRechazos } from './como-problema.ts';
import { bajarConstancia, bajarFolios, pedirEntrega } from './entregas.ts';
import { exigirLibrosLegales } from './exigir-libros-legales.ts';
import { exigirQueSeUsenFolios } from './exigir-que-se-usen-folios.ts';
import { leerEstado, leerEstados } from './existencias.ts';
import { cancelarImpresion, listarImpresiones, verImpresion } from './impresiones.ts';
import { ensayarImpresion } from './imprimir-en-folios.ts';
import { mesesDelDiario } from './meses-del-diario.ts';
import { pedirImpresion } from './pedir-impresion.ts';
import { leerRegistro } from './queries.ts';
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
    cambiarLibros(db, contexto, 'libros:existencia-minima', async (tx) => {
      await tx.updateTable('libroLegal').set(body).where('libro', '=', libro).execute();
      await avisar(tx, { permiso: 'reportes:ver' }, { tipo: 'folios-cambio' });
      return leerEstado(tx, libro);
    }),
  );

  mount(app, contrato.decirUsadosAntes, ({ params: { libro }, body: { hasta }, contexto }) =>
    cambiarLibros(db, contexto, 'libros:usados-antes', async (tx) => {
      await tx.updateTable('libroLegal').set({ usadosAntes: hasta }).where('libro', '=', libro).execute();
      await avisar(tx, { permiso: 'reportes:ver' }, { tipo: 'folios-cambio' });
      return leerEstado(tx, libro);
    }),
  );

  mount(app, contrato.registrarAutorizacion, ({ params: { libro }, body, contexto }) =>
    cambiarLibros(db, contexto, 'libros:registrar-autorizacion', (tx) =>
      registrarAutorizacion(tx, contexto, libro, body),
    ),
  );

  mount(app, contrato.quitarAutorizacion, ({ params, contexto }) =>
    cambiarLibros(db, contexto, 'libros:quitar-autorizacion', (tx) => quitarAutorizacion(tx, params)),
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

/** What decides over sheets; handing over what was printed, or calling off what was not, does not. */
const DECISIONES: ReadonlySet<string> = new Set([
  'libros:existencia-minima',
  'libros:usados-antes',
  'libros:registrar-autorizacion',
  'libros:quitar-autorizacion',
]);

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
      if (DECISIONES.has(accion)) await exigirQueSeUsenFolios(tx, contexto, accion);
      return cambiar(tx);
    }),
  );
}
