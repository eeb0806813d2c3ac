import * as contrato from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { type Archivo, mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { escribirCsv } from '#platform/sheets/escribir-csv.ts';
import { lectorDeHojas } from '#platform/sheets/leer-hoja-subida.ts';
import { crearCuentasDichas } from './crear-cuentas-dichas.ts';
import { decirCuentas } from './decir-cuentas.ts';
import { guardarEquivalencia, renombrarEquivalencia } from './guardar-equivalencia.ts';
import { FILAS_MAX, hojaDeEquivalencia, leerHojaDeEquivalencia } from './hoja-de-equivalencia.ts';
import { exigirEquivalencia, leerCuentasDichas, listarEquivalencias } from './queries.ts';

export function rutasDeEquivalencias(app: FastifyInstance, plataforma: Plataforma): void {
  montarLectura(app, plataforma);
  const { db } = plataforma;

  mount(app, contrato.crearEquivalencia, async ({ body, contexto }) => {
    const id = await escribir(db, contexto, 'equivalencias:crear', (tx) =>
      guardarEquivalencia(tx, contexto, body),
    );
    return exigirEquivalencia(db, id);
  });

  mount(app, contrato.renombrarEquivalencia, async ({ params: { id }, body, contexto }) => {
    await exigirEquivalencia(db, id);
    await escribir(db, contexto, 'equivalencias:renombrar', (tx) =>
      renombrarEquivalencia(tx, id, body.nombre),
    );
    return exigirEquivalencia(db, id);
  });

  mount(app, contrato.decirCuentas, async ({ params: { id }, body, contexto }) => {
    await exigirEquivalencia(db, id);
    await escribir(db, contexto, 'equivalencias:decir', (tx) => decirCuentas(tx, id, body.cuentas));
    return exigirEquivalencia(db, id);
  });

  mount(app, contrato.crearCuentasDichas, async ({ params: { id }, body, contexto }) => {
    await exigirEquivalencia(db, id);
    return escribir(db, contexto, 'catalogo:crear-cuenta', (tx) => crearCuentasDichas(tx, id, body));
  });

  mount(app, contrato.traerEquivalencia, async ({ params: { id }, body, contexto, seFue }) => {
    await exigirEquivalencia(db, id);
    const filas = await lectorDeHojas(plataforma, contexto)({ archivo: body, filasMax: FILAS_MAX, seFue });
    const cuentas = await leerHojaDeEquivalencia(db, filas);
    await escribir(db, contexto, 'equivalencias:traer', (tx) => decirCuentas(tx, id, cuentas));
    return exigirEquivalencia(db, id);
  });

  mount(app, contrato.eliminarEquivalencia, async ({ params: { id }, contexto }) => {
    await exigirEquivalencia(db, id);
    await escribir(db, contexto, 'equivalencias:eliminar', (tx) =>
      tx.deleteFrom('equivalencia').where('id', '=', id).execute(),
    );
    return true as const;
  });
}

function montarLectura(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarEquivalencias, () => listarEquivalencias(db));

  mount(app, contrato.verEquivalencia, async ({ params: { id } }) => ({
    ...(await exigirEquivalencia(db, id)),
    lista: await leerCuentasDichas(db, id),
  }));

  mount(app, contrato.descargarEquivalencia, async ({ params: { id } }): Promise<Archivo> => {
    const { nombre } = await exigirEquivalencia(db, id);
    return {
      nombre: `equivalencia ${nombre}.csv`,
      modo: 'attachment',
      seAnota: false,
      contenido: escribirCsv(await hojaDeEquivalencia(db, id)),
    };
  });
}
