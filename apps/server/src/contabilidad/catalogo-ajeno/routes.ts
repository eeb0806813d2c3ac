import * as contrato from '@cuadra/contract/contabilidad/catalogo/ajeno';
import type { FastifyInstance } from 'fastify';
import { recordarMapeo } from '#hojas/mapeos-recordados.ts';
import { verHojaSubida } from '#hojas/ver-hoja-subida.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { lectorDeHojas } from '#platform/sheets/leer-hoja-subida.ts';
import { hojaAjena } from './hoja-ajena.ts';
import { leerCatalogoAjeno } from './leer-catalogo-ajeno.ts';
import { traerCatalogoAjeno } from './traer-catalogo-ajeno.ts';

export function rutasDelCatalogoAjeno(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;
  const filasMax = contrato.CUENTAS_AJENAS_MAX;

  mount(app, contrato.verColumnasAjenas, ({ query: { lectura }, body, contexto, seFue }) =>
    verHojaSubida(plataforma, contexto, { clase: hojaAjena, archivo: body, filasMax, lectura, seFue }),
  );

  mount(app, contrato.leerCatalogoAjeno, async ({ query, body, contexto, seFue }) => {
    const { mapeo, equivalencia, lectura } = query;
    const subida = { archivo: body, filasMax, hoja: lectura?.hoja, seFue };
    const filas = await lectorDeHojas(plataforma, contexto)(subida);
    const leido = await leerCatalogoAjeno(db, { filas, mapeo, equivalencia });
    const encabezado = filas[0]?.celdas ?? [];
    await recordarMapeo(plataforma, contexto, { clase: hojaAjena.clase, encabezado }, mapeo);
    return leido;
  });

  mount(app, contrato.traerCatalogoAjeno, ({ query, body, contexto }) =>
    escribir(db, contexto, 'catalogo:traer', (tx) =>
      traerCatalogoAjeno(tx, contexto, body, { ensayo: query.ensayo === 'true' }),
    ),
  );
}
