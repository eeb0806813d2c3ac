import * as contrato from '@cuadra/contract/contabilidad/periodos/cierre';
import type { FastifyInstance } from 'fastify';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { type Archivo, mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { alcanceDelMes } from '../alcance.ts';
import type { Compuerta } from '../compuerta.ts';
import { agregarArchivo, leerArchivo, quitarArchivo } from './archivos-de-evidencia.ts';
import { asignarResponsable } from './asignar-responsable.ts';
import { concederExcepcion, retirarExcepcion } from './excepciones.ts';
import { explicarSaldo } from './explicar-saldo.ts';
import { firmarCompuerta, retirarFirma } from './firmar-compuerta.ts';
import { guardarEvidencia } from './guardar-evidencia.ts';
import { leerPartidasDeReapertura } from './historia.ts';
import { type CompuertaRevisada, revisarCierre } from './revisar-cierre.ts';
import { type ClaveDeCompuerta, tomarCompuerta } from './tomar-compuerta.ts';
import { verCierre, verCierresDelMes } from './ver-cierre.ts';

export function rutasDeCierre(
  app: FastifyInstance,
  plataforma: Plataforma,
  compuertas: readonly Compuerta[],
): void {
  montarLecturas(app, plataforma, compuertas);
  const hacer = hacerEn(plataforma.db, compuertas);
  montarEvidencia(app, hacer);
  montarSaldos(app, plataforma);
  montarFirmas(app, hacer);
}

function montarLecturas(app: FastifyInstance, { db }: Plataforma, compuertas: readonly Compuerta[]): void {
  mount(app, contrato.verCierre, ({ params, contexto }) => {
    exigirAgencia(contexto.actor, params.agencia);
    return verCierre(db, contexto, params, compuertas);
  });

  mount(app, contrato.verCierresDelMes, ({ params, contexto }) =>
    verCierresDelMes(db, contexto, params, compuertas),
  );

  mount(app, contrato.listarPartidasDeReapertura, ({ params, contexto }) => {
    exigirAgencia(contexto.actor, params.agencia);
    return leerPartidasDeReapertura(db, params);
  });

  mount(app, contrato.verArchivoDeEvidencia, async ({ params, contexto }) => {
    exigirAgencia(contexto.actor, params.agencia);
    const { nombre, tipo, contenido } = await leerArchivo(db, params);
    // A browser would run what an XML document asks for; it is only handed over.
    const modo: Archivo['modo'] = tipo === 'application/xml' ? 'attachment' : 'inline';
    return { nombre, modo, mediaType: tipo, contenido };
  });
}

function montarEvidencia(app: FastifyInstance, hacer: HacerEnCompuerta): void {
  mount(app, contrato.asignarResponsable, ({ params, body, contexto }) =>
    hacer(contexto, params, 'cierre:asignar', (tx, compuerta) =>
      asignarResponsable(tx, contexto, params, compuerta, body.responsable),
    ),
  );

  mount(app, contrato.guardarEvidencia, ({ params, body, contexto }) =>
    hacer(contexto, params, 'cierre:evidenciar', (tx) => guardarEvidencia(tx, contexto, params, body)),
  );

  mount(app, contrato.agregarArchivoDeEvidencia, ({ params, query, body, contexto }) =>
    hacer(contexto, params, 'cierre:evidenciar', (tx) =>
      agregarArchivo(tx, contexto, params, { nombre: query.nombre, bytes: body.bytes }),
    ),
  );

  mount(app, contrato.quitarArchivoDeEvidencia, ({ params, contexto }) =>
    hacer(contexto, params, 'cierre:quitar-evidencia', (tx) => quitarArchivo(tx, contexto, params)),
  );
}

function montarSaldos(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.explicarSaldo, async ({ params: { idCuenta, ...clave }, body, contexto }) => {
    exigirAgencia(contexto.actor, clave.agencia);
    await escribir(db, contexto, 'cierre:explicar-saldo', (tx) =>
      explicarSaldo(tx, contexto, alcanceDelMes(clave, contexto), { idCuenta, ...body }),
    );
    return true as const;
  });
}

function montarFirmas(app: FastifyInstance, hacer: HacerEnCompuerta): void {
  mount(app, contrato.firmarCompuerta, ({ params, body, contexto }) =>
    hacer(contexto, params, 'cierre:firmar', async (tx, compuerta) => {
      const vista = await comoSeVio(tx, contexto, params, compuerta, body.huella);
      await firmarCompuerta(tx, contexto, params, vista);
    }),
  );

  mount(app, contrato.retirarFirma, ({ params, contexto }) =>
    hacer(contexto, params, 'cierre:retirar-firma', (tx) => retirarFirma(tx, contexto, params)),
  );

  mount(app, contrato.concederExcepcion, ({ params, body, contexto }) =>
    hacer(contexto, params, 'cierre:exceptuar', async (tx, compuerta) => {
      const vista = await comoSeVio(tx, contexto, params, compuerta, body.huella);
      await concederExcepcion(tx, contexto, params, vista, body.motivo);
    }),
  );

  mount(app, contrato.retirarExcepcion, ({ params, contexto }) =>
    hacer(contexto, params, 'cierre:retirar-excepcion', async (tx) => {
      await tomarCompuerta(tx, contexto.actor, params);
      await retirarExcepcion(tx, contexto, params, params.compuerta);
    }),
  );
}

type HacerEnCompuerta = (
  contexto: ContextoConActor,
  clave: ClaveDeCompuerta,
  accion: string,
  trabajo: (tx: Tx, compuerta: Compuerta) => Promise<void>,
) => Promise<true>;

/** Work on a gate that there is, in an agencia of the person's. */
function hacerEn(db: Plataforma['db'], compuertas: readonly Compuerta[]): HacerEnCompuerta {
  return async (contexto, clave, accion, trabajo) => {
    exigirAgencia(contexto.actor, clave.agencia);
    const compuerta = compuertas.find(({ id }) => id === clave.compuerta);
    if (compuerta === undefined) throw new ProblemaError('COMPUERTA_NO_EXISTE');
    await escribir(db, contexto, accion, (tx) => trabajo(tx, compuerta));
    return true;
  };
}

/** The gate that the person decides on is the one they looked at. */
async function comoSeVio(
  tx: Tx,
  contexto: ContextoConActor,
  clave: ClaveDeCompuerta,
  compuerta: Compuerta,
  huella: string,
): Promise<CompuertaRevisada> {
  await tomarCompuerta(tx, contexto.actor, clave);
  const [vista] = await revisarCierre(tx, alcanceDelMes(clave, contexto), [compuerta]);
  if (vista === undefined) throw new Error(`La compuerta ${compuerta.id} no se revisó.`);
  if (vista.huella !== huella) {
    throw new ProblemaError('CONFLICTO_DE_EDICION', {
      detalle: `«${vista.titulo}» cambió mientras usted la revisaba. Mírela otra vez.`,
    });
  }
  return vista;
}
