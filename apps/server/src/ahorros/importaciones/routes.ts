import * as contrato from '@cuadra/contract/ahorros/importaciones';
import type { FastifyInstance } from 'fastify';
import { verColumnas } from '../../hojas/ver-columnas.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { lectorDeHojas } from '../../platform/sheets/leer-hoja-subida.ts';
import { hojaDeAsociados, hojaDeCuentas, hojaDeMovimientos } from './hojas.ts';
import { importableDeAsociados } from './importar-asociados.ts';
import { importableDeCuentas } from './importar-cuentas.ts';
import { FILAS_DE_AHORROS_MAX, importarHoja } from './importar-hoja.ts';
import { importableDeMovimientos } from './importar-movimientos.ts';

export function rutasDeImportacionDeAhorros(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;
  mount(app, contrato.importarAsociados, ({ query: { ensayo, mapeo }, body: archivo, contexto, seFue }) =>
    importarHoja(plataforma, contexto, {
      ...{ clase: hojaDeAsociados, importable: importableDeAsociados, archivo, mapeo, seFue },
      ensayo: ensayo === 'true',
    }),
  );
  mount(app, contrato.importarCuentas, ({ query: { ensayo, mapeo }, body: archivo, contexto, seFue }) =>
    importarHoja(plataforma, contexto, {
      ...{ clase: hojaDeCuentas, importable: importableDeCuentas, archivo, mapeo, seFue },
      ensayo: ensayo === 'true',
    }),
  );
  mount(app, contrato.importarMovimientos, ({ query: { ensayo, mapeo }, body: archivo, contexto, seFue }) =>
    importarHoja(plataforma, contexto, {
      ...{ clase: hojaDeMovimientos, importable: importableDeMovimientos, archivo, mapeo, seFue },
      ensayo: ensayo === 'true',
    }),
  );

  mount(app, contrato.verColumnasDeAsociados, async ({ body: archivo, contexto, seFue }) => {
    const filas = await lectorDeHojas(
      plataforma,
      contexto,
    )({ archivo, filasMax: FILAS_DE_AHORROS_MAX, seFue });
    return verColumnas(db, contexto.actor, { clase: hojaDeAsociados, filas, supuestos: {} });
  });
  mount(app, contrato.verColumnasDeCuentas, async ({ body: archivo, contexto, seFue }) => {
    const filas = await lectorDeHojas(
      plataforma,
      contexto,
    )({ archivo, filasMax: FILAS_DE_AHORROS_MAX, seFue });
    return verColumnas(db, contexto.actor, { clase: hojaDeCuentas, filas, supuestos: {} });
  });
  mount(app, contrato.verColumnasDeMovimientos, async ({ body: archivo, contexto, seFue }) => {
    const filas = await lectorDeHojas(
      plataforma,
      contexto,
    )({ archivo, filasMax: FILAS_DE_AHORROS_MAX, seFue });
    return verColumnas(db, contexto.actor, { clase: hojaDeMovimientos, filas, supuestos: {} });
  });
}
