// People and agencias by sheet.
import * as deAgencias from '@cuadra/contract/administracion/puesta-en-marcha/agencias';
import * as dePersonas from '@cuadra/contract/administracion/puesta-en-marcha/personas';
import type { BodyOf, QueryOf } from '@cuadra/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { imprimirSobres } from '#acceso/invitaciones/imprimir-sobre.ts';
import { entenderHoja, type HojaEntendida } from '#hojas/entender-hoja.ts';
import { recordarMapeo } from '#hojas/mapeos-recordados.ts';
import { verHojaSubida } from '#hojas/ver-hoja-subida.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { lectorDeHojas } from '#platform/sheets/leer-hoja-subida.ts';
import { avisarSobreImpreso } from '../avisos-de-invitaciones.ts';
import { traerAgencias } from './agencias/traer-agencias.ts';
import { hojaDeAgencias, hojaDePersonas } from './hojas.ts';
import { leerPersonas } from './personas/leer-personas.ts';
import { traerPersonas } from './personas/traer-personas.ts';

export function rutasDeHojasDeLaPuesta(app: FastifyInstance, plataforma: Plataforma): void {
  montarPersonas(app, plataforma);
  montarAgencias(app, plataforma);
}

function montarPersonas(app: FastifyInstance, plataforma: Plataforma): void {
  const { db, cartero } = plataforma;
  const filasMax = dePersonas.PERSONAS_POR_HOJA_MAX;

  mount(app, dePersonas.verColumnasDePersonas, ({ query: { lectura }, body, contexto, seFue }) =>
    verHojaSubida(plataforma, contexto, { clase: hojaDePersonas, archivo: body, filasMax, lectura, seFue }),
  );

  const traer = async (contexto: ContextoConActor, { query, body }: HojaDePersonas, ensayo: boolean) => {
    const leidas = await lectorDeHojas(
      plataforma,
      contexto,
    )({ archivo: body, filasMax, hoja: query.lectura?.hoja });
    const hoja = entenderHoja(leidas, hojaDePersonas, query);
    const resultado = await escribir(db, contexto, 'usuarios:traer', async (tx) => {
      const agencias = await tx
        .selectFrom('agencia')
        .select(['idAgencia', 'nombreAgencia'])
        .where('activa', '=', true)
        .orderBy('idAgencia')
        .execute();
      return traerPersonas(tx, contexto, leerPersonas(hoja, agencias), { cartero, ensayo });
    });
    if (resultado.personas.length > 0) await recordar(plataforma, contexto, 'personas', hoja, query.mapeo);
    return resultado;
  };
  mount(app, dePersonas.ensayarPersonas, ({ query, body, contexto }) =>
    traer(contexto, { query, body }, true),
  );
  mount(app, dePersonas.traerPersonas, ({ query, body, contexto }) =>
    traer(contexto, { query, body }, false),
  );

  mount(app, dePersonas.imprimirSobres, async ({ body, contexto }) => {
    const contenido = await imprimirSobres(plataforma, contexto, [...new Set(body.usuarios)], (tx, sobre) =>
      avisarSobreImpreso(tx, contexto, sobre),
    );
    return { nombre: 'sobres.pdf', modo: 'inline' as const, contenido };
  });
}

interface HojaDePersonas {
  readonly query: QueryOf<typeof dePersonas.traerPersonas>;
  readonly body: BodyOf<typeof dePersonas.traerPersonas>;
}

function montarAgencias(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;
  const filasMax = deAgencias.AGENCIAS_POR_HOJA_MAX;

  mount(app, deAgencias.verColumnasDeAgencias, ({ query: { lectura }, body, contexto, seFue }) =>
    verHojaSubida(plataforma, contexto, { clase: hojaDeAgencias, archivo: body, filasMax, lectura, seFue }),
  );

  mount(app, deAgencias.traerAgencias, async ({ query, body, contexto }) => {
    const leidas = await lectorDeHojas(
      plataforma,
      contexto,
    )({ archivo: body, filasMax, hoja: query.lectura?.hoja });
    const hoja = entenderHoja(leidas, hojaDeAgencias, query);
    const ensayo = query.ensayo === 'true';
    const resultado = await escribir(db, contexto, 'agencias:traer', (tx) =>
      traerAgencias(tx, hoja, { ensayo }),
    );
    if (resultado.agencias.length > 0) await recordar(plataforma, contexto, 'agencias', hoja, query.mapeo);
    return resultado;
  });
}

/** Once it served for some row. */
async function recordar<C extends string>(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  clase: string,
  { encabezado }: HojaEntendida<C>,
  mapeo: Parameters<typeof recordarMapeo>[3] | undefined,
): Promise<void> {
  if (mapeo !== undefined) await recordarMapeo(plataforma, contexto, { clase, encabezado }, mapeo);
}
