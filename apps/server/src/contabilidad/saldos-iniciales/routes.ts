import { verColumnasDeSaldos } from '@cuadra/contract/contabilidad/saldos-iniciales/columnas';
import { importarSaldos as contratoDeImportar } from '@cuadra/contract/contabilidad/saldos-iniciales/importar';
import { leerHojaDeSaldos } from '@cuadra/contract/contabilidad/saldos-iniciales/leer-hoja';
import * as contrato from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import type { FastifyInstance } from 'fastify';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { recordarMapeo } from '#hojas/mapeos-recordados.ts';
import { verHojaSubida } from '#hojas/ver-hoja-subida.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { type HojaSubida, lectorDeHojas } from '#platform/sheets/leer-hoja-subida.ts';
import { aprobarApertura } from './aprobar-apertura.ts';
import { aprobarReversion, negarReversion, pedirReversion } from './deshacer-apertura.ts';
import { devolverApertura, enviarApertura } from './enviar-apertura.ts';
import { descartarApertura, empezarApertura, guardarApertura } from './escribir-apertura.ts';
import { FILAS_DE_SALDOS_MAX, hojaDeSaldos } from './hoja-de-saldos.ts';
import { conocerCuentas, ensayarSaldos, importarSaldos } from './importar-saldos.ts';
import { saldosDeHoja } from './leer-hoja.ts';
import { leerSaldos, type ManeraDeLeerSaldos } from './leer-saldos.ts';
import { listarAperturas } from './listar-aperturas.ts';
import { verApertura } from './ver-apertura.ts';

export function rutasDeSaldosIniciales(app: FastifyInstance, plataforma: Plataforma, cola: Cola): void {
  montarEscritura(app, plataforma);
  montarDecisiones(app, plataforma, cola);
  montarHojas(app, plataforma);
}

/** Changes it and answers how it is now. */
const cambiar = async (
  { db }: Pick<Plataforma, 'db'>,
  contexto: ContextoConActor,
  { accion, id }: { readonly accion: string; readonly id: string },
  hacer: (tx: Tx) => Promise<void>,
) => {
  await escribir(db, contexto, accion, hacer).catch(explicarRechazo);
  return verApertura(db, contexto, id);
};

function montarEscritura(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;
  mount(app, contrato.listarAperturas, ({ contexto }) => listarAperturas(db, contexto));
  mount(app, contrato.verApertura, ({ params: { id }, contexto }) => verApertura(db, contexto, id));

  mount(app, contrato.empezarApertura, async ({ body, contexto }) => {
    const id = await escribir(db, contexto, 'saldos-iniciales:escribir', (tx) =>
      empezarApertura(tx, contexto, body),
    ).catch(explicarRechazo);
    return verApertura(db, contexto, id);
  });

  mount(app, contrato.guardarApertura, ({ params: { id }, body, contexto }) =>
    cambiar(plataforma, contexto, { accion: 'saldos-iniciales:escribir', id }, (tx) =>
      guardarApertura(tx, contexto, id, body),
    ),
  );

  mount(app, contrato.descartarApertura, async ({ params: { id }, query: { version }, contexto }) => {
    await escribir(db, contexto, 'saldos-iniciales:descartar', (tx) =>
      descartarApertura(tx, contexto, id, version),
    ).catch(explicarRechazo);
    return true as const;
  });
}

function montarDecisiones(app: FastifyInstance, plataforma: Plataforma, cola: Cola): void {
  const { db } = plataforma;
  mount(app, contrato.enviarApertura, ({ params: { id }, body: { version }, contexto }) =>
    cambiar(plataforma, contexto, { accion: 'saldos-iniciales:enviar', id }, (tx) =>
      enviarApertura(tx, contexto, id, version),
    ),
  );

  mount(app, contrato.devolverApertura, ({ params: { id }, body, contexto }) =>
    cambiar(plataforma, contexto, { accion: 'saldos-iniciales:devolver', id }, (tx) =>
      devolverApertura(tx, contexto, id, body),
    ),
  );

  mount(app, contrato.aprobarApertura, async ({ params: { id }, body: { version }, contexto }) => {
    await aprobarApertura({ db, cola }, contexto, id, version);
    return verApertura(db, contexto, id);
  });

  mount(app, contrato.pedirReversionDeApertura, ({ params: { id }, body: { motivo }, contexto }) =>
    cambiar(plataforma, contexto, { accion: 'saldos-iniciales:pedir-deshacer', id }, (tx) =>
      pedirReversion(tx, contexto, id, motivo),
    ),
  );

  mount(app, contrato.negarReversionDeApertura, ({ params: { id }, contexto }) =>
    cambiar(plataforma, contexto, { accion: 'saldos-iniciales:negar-deshacer', id }, (tx) =>
      negarReversion(tx, contexto, id),
    ),
  );

  mount(app, contrato.aprobarReversionDeApertura, async ({ params: { id }, contexto }) => {
    await aprobarReversion({ db, cola }, contexto, id);
    return verApertura(db, contexto, id);
  });
}

function montarHojas(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;
  mount(app, verColumnasDeSaldos, ({ query: { lectura }, body, contexto, seFue }) =>
    verHojaSubida(plataforma, contexto, {
      ...{ clase: hojaDeSaldos, archivo: body, filasMax: FILAS_DE_SALDOS_MAX, lectura, seFue },
    }),
  );

  const leer = async (
    contexto: ContextoConActor,
    { archivo, seFue }: Pick<HojaSubida, 'archivo' | 'seFue'>,
    { equivalencia, ...manera }: ManeraDeLeerSaldos & { readonly equivalencia?: string | undefined },
  ) => {
    const filas = await lectorDeHojas(
      plataforma,
      contexto,
    )({ archivo, filasMax: FILAS_DE_SALDOS_MAX, hoja: manera.lectura?.hoja, seFue });
    const conocido = await conocerCuentas(db, contexto.actor, equivalencia);
    return { conocido, leidos: leerSaldos(filas, manera, conocido) };
  };

  mount(app, leerHojaDeSaldos, async ({ body, query, contexto, seFue }) => {
    const { leidos, conocido } = await leer(contexto, { archivo: body, seFue }, query);
    return saldosDeHoja(leidos, conocido);
  });

  mount(app, contratoDeImportar, async ({ body, query, contexto, seFue }) => {
    const { ensayo, fecha, ...manera } = query;
    const { leidos, conocido } = await leer(contexto, { archivo: body, seFue }, manera);
    const visto = await ensayarSaldos(db, leidos, conocido);
    if (ensayo === 'true') return visto;
    const hecho = await escribir(db, contexto, 'saldos-iniciales:importar', (tx) =>
      importarSaldos(tx, contexto, leidos, { fecha, ensayo: visto }),
    ).catch(explicarRechazo);
    if (manera.mapeo !== undefined) {
      const hoja = { clase: hojaDeSaldos.clase, encabezado: leidos.encabezado };
      await recordarMapeo(plataforma, contexto, hoja, manera.mapeo);
    }
    return hecho;
  });
}
